import { type BookkeepingExportPreview, bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyCalls } from '@husrum/contract/company';
import { type BooksMonth, companyBooksCalls } from '@husrum/contract/company-books';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { BookkeepingExportButton } from './bookkeeping-export-button';

freezeDate('2026-11-20T09:00:00Z');

const makeCompany = (id: number, name: string) => ({
  id,
  name,
  organisation_number: '559999-0016',
  entities_count: 1,
  created_at: '',
});
const akero = makeCompany(3, 'Åkerö AB');
const makePreview = (change: Partial<BookkeepingExportPreview> = {}): BookkeepingExportPreview => ({
  company: { id: 3, name: 'Åkerö AB' },
  vouchers: [
    { kind: 'INVOICE', count: 12, amount: 102_000 },
    { kind: 'PAYMENT', count: 10, amount: 85_000.5 },
  ],
  accounts: [
    { number: 1510, name: 'Kundfordringar', debit: 102_000, credit: 85_000.5 },
    { number: 1930, name: 'Företagskonto', debit: 85_000.5, credit: 0 },
    { number: 3004, name: 'Hyror momsfria', debit: 0, credit: 102_000 },
  ],
  left_out: [],
  unsent_credits: 0,
  ...change,
});
const nothing = { vouchers: [], accounts: [] };

const makeApi = (preview = makePreview(), companies = [akero]) =>
  fakeApi()
    .on(companyCalls.list, pageResponse(companies))
    .on(companyBooksCalls.list, {
      data: [
        { company: akero, locked_through: '2026-09-30', rounds_payments: true, fiscal_year_start: null },
      ],
    })
    .on(companyBooksCalls.months, pageResponse([]))
    .on(bookkeepingExportCalls.preview, preview)
    .on(bookkeepingExportCalls.file, new Blob(['#FLAGGA 0\r\n']));

const openDialog = async (url = '/economy') => {
  const rendered = renderScreen(<BookkeepingExportButton />, { url });
  if (url === '/economy') await rendered.user.click(screen.getByRole('button', { name: 'SIE-fil' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
};
const getSubmitButton = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Hämta SIE-fil' });

const startDownload = jest.spyOn(HTMLAnchorElement.prototype, 'click');
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:sie', revokeObjectURL: () => undefined });
  // jsdom cannot navigate to a file.
  startDownload.mockReset().mockImplementation(() => undefined);
});

test('starts with the only company and last month, shows what the file contains, and downloads it', async () => {
  const api = makeApi();
  const { user, dialog } = await openDialog();
  const vouchers = within(await dialog.findByRole('table', { name: 'Det här är med i filen' }));
  expect(vouchers.getByRole('row', { name: /Skickade avier 12 102\s000\skr/ })).toBeVisible();
  expect(vouchers.getByRole('row', { name: /Inbetalningar 10 85\s000,50\skr/ })).toBeVisible();
  const accounts = within(dialog.getByRole('table', { name: 'Konton' }));
  expect(
    accounts.getByRole('row', { name: /1510 Kundfordringar 102\s000\skr 85\s000,50\skr/ }),
  ).toBeVisible();
  expect(accounts.getByRole('row', { name: /Summa 187\s000,50\skr 187\s000,50\skr/ })).toBeVisible();
  expect(dialog.getByText(/Momsrapport visar vilken månad/)).toBeVisible();

  await user.click(getSubmitButton(dialog));
  expect(await screen.findByText(/är hämtad/)).toBeVisible();
  const lastMonth = { from: '2026-10-01', to: '2026-10-31' };
  expect(api.requests(bookkeepingExportCalls.preview)[0]).toMatchObject({
    params: { id: '3' },
    query: lastMonth,
  });
  expect(api.requests(bookkeepingExportCalls.file)[0]).toMatchObject({
    params: { id: '3' },
    query: lastMonth,
  });
  expect(startDownload).toHaveBeenCalledTimes(1);
});

test('says what of the period was fetched before, and links each figure to its vouchers', async () => {
  const october: BooksMonth = {
    ...{ month: '2026-10', is_locked: false, vouchers: 22, turnover: 187_000.5, booked_since: 3 },
    exported: { at: '2026-11-02T08:00:00.000Z', by: 'Anna' },
  };
  const september: BooksMonth = { ...october, month: '2026-09' };
  makeApi().on(companyBooksCalls.months, pageResponse([october, september]));
  const { dialog } = await openDialog();
  expect(
    await dialog.findByText(
      'Oktober 2026 hämtades 2026-11-02 09:00 av Anna. Efter det har 3 verifikationer bokförts i månaden.',
    ),
  ).toBeVisible();
  expect(dialog.queryByText(/September/)).not.toBeInTheDocument();
  const period = 'company_id=3&from=2026-10-01&to=2026-10-31&own=true';
  expect(dialog.getByRole('link', { name: '1510 Kundfordringar' })).toHaveAttribute(
    'href',
    `/economy/voucher?${period}&account=1510`,
  );
  expect(dialog.getByRole('link', { name: 'Inbetalningar' })).toHaveAttribute(
    'href',
    `/economy/voucher?${period}&kind=PAYMENT`,
  );
});

test('offers to lock whole months after their file, and locks nothing by itself', async () => {
  const api = makeApi().on(companyBooksCalls.lock, {
    company: akero,
    locked_through: '2026-10-31',
    rounds_payments: true,
    fiscal_year_start: null,
  });
  const { user, dialog } = await openDialog();
  await dialog.findByRole('table', { name: 'Konton' });
  expect(dialog.queryByRole('button', { name: /^Lås till/ })).not.toBeInTheDocument();
  await user.click(getSubmitButton(dialog));
  await user.click(await dialog.findByRole('button', { name: 'Lås till och med 2026-10-31' }));
  expect(api.requests(companyBooksCalls.lock)).toEqual([]);
  const [, lockDialog] = await screen.findAllByRole('dialog');
  await user.click(within(lockDialog ?? document.body).getByRole('button', { name: 'Lås' }));
  expect(await screen.findByText('Låst till och med 2026-10-31')).toBeVisible();
  expect(api.requests(companyBooksCalls.lock)[0]).toMatchObject({
    ...{ params: { id: '3' }, body: { through: '2026-10-31' } },
  });
});

test('does not offer to lock days that are no whole month, nor a month that is locked', async () => {
  makeApi().on(companyBooksCalls.list, {
    data: [{ company: akero, locked_through: '2026-10-31', rounds_payments: true, fiscal_year_start: null }],
  });
  const { user, dialog } = await openDialog();
  await dialog.findByRole('table', { name: 'Konton' });
  await user.click(getSubmitButton(dialog));
  expect(await screen.findByText(/är hämtad/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Lås till/ })).not.toBeInTheDocument();
});

test('asks which company when there are several', async () => {
  const companies = [akero, makeCompany(7, 'Björnen AB')];
  const api = makeApi(makePreview(), companies);
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Hämta SIE-fil' }));
  expect((await dialog.findAllByText('Företag måste fyllas i')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText(/^Företag/)).toHaveAccessibleDescription('Företag måste fyllas i');
  expect(api.requests(bookkeepingExportCalls.preview)).toEqual([]);
});

test('a link opens the dialog with its company', async () => {
  const api = makeApi(makePreview(), [akero, makeCompany(7, 'Björnen AB')]);
  const { dialog, user, location } = await openDialog('/economy?skapa=sie&company=7');
  expect(await dialog.findByRole('table', { name: 'Konton' })).toBeVisible();
  expect(dialog.getByTitle('Björnen AB')).toBeVisible();
  expect(api.requests(bookkeepingExportCalls.preview)[0]?.params).toEqual({ id: '7' });
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  expect(location()).toBe('/economy');
});

test('an own period has its errors under the fields', async () => {
  const api = makeApi();
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('radio', { name: 'Egen period' }));
  const to = dialog.getByLabelText(/^Till och med/);
  await user.clear(to);
  await user.type(to, '2026-09-30');
  await user.tab();
  await user.click(getSubmitButton(dialog));
  expect(to).toHaveAccessibleDescription(/Slutdagen är före startdagen/);
  await user.clear(to);
  await user.type(to, '2027-10-02');
  await user.tab();
  expect(to).toHaveAccessibleDescription(/Välj högst ett år åt gången/);
  expect(api.requests(bookkeepingExportCalls.file)).toEqual([]);

  await user.clear(to);
  await user.type(to, '2026-11-15');
  await user.click(getSubmitButton(dialog));
  expect(await screen.findByText(/är hämtad/)).toBeVisible();
  expect(api.requests(bookkeepingExportCalls.file)[0]?.query).toEqual({
    from: '2026-10-01',
    to: '2026-11-15',
  });
});

test('says that a period has nothing to book, and shows the refusal in the form', async () => {
  const message = 'Det finns inget att bokföra i perioden.';
  makeApi(makePreview(nothing)).fails(bookkeepingExportCalls.file, 409, { message });
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('Inget att bokföra')).toBeVisible();
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
  await user.click(getSubmitButton(dialog));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('says what is left out, and why', async () => {
  const leftOut = [
    { program: 'FORTNOX' as const, invoices: 12, payments: 1 },
    { program: 'VISMA' as const, invoices: 0, payments: 2 },
  ];
  makeApi(makePreview({ ...nothing, left_out: leftOut, unsent_credits: 2 }));
  const { dialog } = await openDialog();
  expect(
    await dialog.findByText('12 avier och 1 inbetalning bokförs i Fortnox och är inte med i filen.'),
  ).toBeVisible();
  expect(dialog.getByText('2 inbetalningar bokförs i Spiris (Visma) och är inte med i filen.')).toBeVisible();
  expect(dialog.getByText(/^2 kreditavier är inte skickade/)).toBeVisible();
  expect(dialog.getByText('Inget annat är skickat eller betalt i perioden.')).toBeVisible();
});

test('offers to create a company when there is none, and retries a failed preview', async () => {
  makeApi(makePreview(), []);
  const { dialog, unmount } = await openDialog();
  expect(await dialog.findByText('Det finns inte några företag')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Skapa företag' })).toBeVisible();
  unmount();

  const api = makeApi().fails(bookkeepingExportCalls.preview, 500, { message: 'Databasen vilar' });
  const second = await openDialog();
  expect(await second.dialog.findByText('Databasen vilar')).toBeVisible();
  api.on(bookkeepingExportCalls.preview, makePreview());
  await second.user.click(second.dialog.getByRole('button', { name: /Försök igen/ }));
  expect(await second.dialog.findByRole('table', { name: 'Konton' })).toBeVisible();
});
