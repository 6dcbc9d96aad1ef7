import {
  type BooksCheck,
  type BooksMonth,
  type CompanyBooks,
  companyBooksCalls,
} from '@husrum/contract/company-books';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { createUser, fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CompanyBooksScreen from './company-books.screen';

freezeDate('2026-11-30T09:00:00Z');

const akero: CompanyBooks = {
  company: { id: 3, name: 'Åkerö AB' },
  locked_through: '2026-09-30',
  rounds_payments: true,
  fiscal_year_start: null,
};
const bjornen: CompanyBooks = {
  company: { id: 7, name: 'Björnen AB' },
  locked_through: null,
  rounds_payments: true,
  fiscal_year_start: null,
};
const makeMonth = (month: string, changes: Partial<BooksMonth> = {}): BooksMonth => ({
  ...{ month, is_locked: false, vouchers: 0, turnover: 0, exported: null, booked_since: 0 },
  ...changes,
});
const months = [
  makeMonth('2026-11', { vouchers: 2, turnover: 17_000 }),
  makeMonth('2026-10', {
    ...{ vouchers: 4, turnover: 8500.5, booked_since: 3 },
    exported: { at: '2026-11-02T08:00:00.000Z', by: 'Anna' },
  }),
  makeMonth('2026-09', { is_locked: true }),
];
const history = [
  { id: 3, what: 'EXPORTED' as const, from: '2026-10-01', to: '2026-10-31', reason: null },
  { id: 2, what: 'UNLOCKED' as const, from: null, to: '2026-09-30', reason: 'Fel period' },
  { id: 1, what: 'LOCKED' as const, from: null, to: '2026-10-31', reason: null },
].map((event) => ({ ...event, by: 'Anna', at: '2026-11-02T08:00:00.000Z' }));

const check: BooksCheck = {
  at: '2026-11-30T02:40:00.000Z',
  agrees: false,
  figures: [
    { name: 'INVOICES', expected: 8501, booked: 8500 },
    { name: 'PAYMENTS', expected: -500, booked: -500 },
  ],
  faults: [{ kind: 'INVOICE', id: 77, reference: '100077', expected: 1, booked: 0 }],
};
const makeApi = (books = [akero, bjornen]) =>
  fakeApi()
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]))
    .on(companyBooksCalls.list, { data: books })
    .on(companyBooksCalls.months, pageResponse(months))
    .on(companyBooksCalls.events, pageResponse(history))
    .on(companyBooksCalls.check, { data: check });
const render = (url = '/economy/books', role: 'ADMINISTRATOR' | 'ACCOUNTANT' | 'READER' = 'ADMINISTRATOR') =>
  renderScreen(<CompanyBooksScreen />, { url, user: createUser({ role }) });

test('shows the months of the first company, and what was done with its books', async () => {
  const api = makeApi();
  render();
  const list = within(await screen.findByRole('table', { name: 'Månader' }));
  expect(
    await list.findByRole('row', {
      name: /Oktober 2026 Öppen 4 8\s500,50\skr 2026-11-02 09:00 av Anna 3 verifikationer efter hämtningen/,
    }),
  ).toBeVisible();
  expect(list.getByRole('row', { name: /September 2026 Låst/ })).toBeVisible();
  expect(screen.getByText('Låst till och med 2026-09-30')).toBeVisible();
  const events = within(screen.getByRole('table', { name: 'Historik' }));
  expect(await events.findByText('Hämtade SIE-fil för 2026-10-01 – 2026-10-31')).toBeVisible();
  expect(events.getByText('Låste upp månaderna efter 2026-09-30')).toBeVisible();
  expect(events.getByText('Fel period')).toBeVisible();
  expect(api.requests(companyBooksCalls.months)[0]?.params).toEqual({ id: '3' });
});

test('the company is in the URL, and a change of it begins at the first page', async () => {
  const api = makeApi();
  const { user, location } = render('/economy/books?company_id=7&page=2');
  expect(await screen.findByText('Ingen månad är låst')).toBeVisible();
  await waitFor(() =>
    expect(api.requests(companyBooksCalls.months)[0]).toMatchObject({
      ...{ params: { id: '7' }, query: { page: 2 } },
    }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Företag' }));
  await user.click(await screen.findByTitle('Åkerö AB'));
  expect(location()).toBe('/economy/books?company_id=3');
});

test('locks to the chosen day, says what that means, and keeps the form when it is refused', async () => {
  const message = 'Månaden är redan låst';
  const api = makeApi().fails(companyBooksCalls.lock, 422, { data: { through: [message] } });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Lås månader' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/bokförs den första dagen som inte är låst/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lås' }));
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  api.on(companyBooksCalls.lock, { ...akero, locked_through: '2026-10-31' });
  await user.click(dialog.getByRole('button', { name: 'Lås' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests(companyBooksCalls.lock).at(-1)).toMatchObject({
    ...{ params: { id: '3' }, body: { through: '2026-10-31' } },
  });
  await waitFor(() => expect(api.requests(companyBooksCalls.events).length).toBeGreaterThan(1));
});

test('a month that has passed is locked from its row', async () => {
  makeApi();
  const { user } = render();
  const row = within(await screen.findByRole('row', { name: /Oktober 2026/ }));
  await user.click(row.getByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByText('Lås till och med 2026-10-31'));
  expect(within(await screen.findByRole('dialog')).getByTitle('2026-10-31')).toBeVisible();
});

test('unlocking needs a reason, and begins with the last locked month', async () => {
  const api = makeApi().on(companyBooksCalls.unlock, { ...akero, locked_through: '2026-08-31' });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Lås upp' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Lås upp' }));
  expect((await dialog.findAllByText('Orsak måste fyllas i')).length).toBeGreaterThan(0);
  expect(api.requests(companyBooksCalls.unlock)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Orsak/), 'Fel period');
  await user.click(dialog.getByRole('button', { name: 'Lås upp' }));
  await waitFor(() =>
    expect(api.requests(companyBooksCalls.unlock)[0]).toMatchObject({
      ...{ params: { id: '3' }, body: { through: '2026-08-31', reason: 'Fel period' } },
    }),
  );
});

test('only an administrator sees how to unlock', async () => {
  makeApi();
  render('/economy/books', 'ACCOUNTANT');
  expect(await screen.findByRole('button', { name: 'Lås månader' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lås upp' })).not.toBeInTheDocument();
});

test('says what to do first when nothing is booked, and when there is no company', async () => {
  makeApi([bjornen]).on(companyBooksCalls.months, pageResponse([makeMonth('2026-11')]));
  const { unmount } = render();
  expect(await screen.findByText('Inget är bokfört än')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Visa hyresavier' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Företag' })).not.toBeInTheDocument();
  unmount();

  makeApi([]);
  render(routes.companyBooks.overview());
  expect(await screen.findByRole('button', { name: 'Skapa företag' })).toBeVisible();
});

test('shows the figures of the last check, names what is wrong, and checks again', async () => {
  const api = makeApi().on(companyBooksCalls.runCheck, { ...check, agrees: true, faults: [] });
  const { user } = render();
  const figures = within(await screen.findByRole('table', { name: 'Avstämning' }));
  expect(
    figures.getByRole('row', { name: /Skickade avier och kreditavier 8\s501\skr 8\s500\skr/ }),
  ).toBeVisible();
  expect(screen.getByText(/Bokföringen stämmer inte \(2026-11-30 03:40\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Avi 100077: ska vara 1\skr, bokfört 0\skr/ })).toHaveAttribute(
    'href',
    '/invoicebase/77',
  );
  await user.click(screen.getByRole('button', { name: 'Stäm av nu' }));
  await waitFor(() => expect(api.requests(companyBooksCalls.runCheck)).toHaveLength(1));
});

test('who may only read sees whether öre are rounded off, and why nothing can be changed', async () => {
  makeApi();
  render('/economy/books', 'READER');
  expect(await screen.findByRole('switch', { name: 'Avrunda ören som skiljer' })).toBeDisabled();
  expect(screen.getByText(/Din roll får se inställningen men inte ändra den\.$/)).toBeVisible();
});

test('a user decides whether öre are rounded off', async () => {
  const api = makeApi().on(companyBooksCalls.setRounding, { ...akero, rounds_payments: false });
  const { user } = render();
  await user.click(await screen.findByRole('switch', { name: 'Avrunda ören som skiljer' }));
  await waitFor(() =>
    expect(api.requests(companyBooksCalls.setRounding).at(-1)?.body).toEqual({ rounds_payments: false }),
  );
});
