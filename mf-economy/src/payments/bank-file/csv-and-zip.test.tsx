import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeBankFile, makeBankFileRow, makeGroups } from './bank-file.test-data';
import BankFileDetailScreen from './bank-file-detail.screen';
import BankFileOverviewScreen from './bank-file-overview.screen';

const company = (id: number, name: string) => ({
  id,
  name,
  organisation_number: '559999-0016',
  entities_count: 1,
  created_at: '2026-01-02T08:00:00.000Z',
});
const columns = {
  titles: ['Bokföringsdag', 'Beskrivning', 'Belopp', ''],
  rows: [
    ['2026-11-27', 'EVA LIND', '8 500,00', ''],
    ['2026-11-26', 'Avgift', '-139,00', 'x'],
  ],
  is_remembered: true,
  ...{ day_column: 0, amount_column: 2, text_column: null, reference_column: null, payer_column: null },
};
const unknownColumns = { data: { day_column: ['Kolumnerna i filen känns inte igen.'] } };

const renderOverview = (companies: ReturnType<typeof company>[] = []) => {
  const api = fakeApi()
    .on(companyCalls.list, pageResponse(companies))
    .on(bankFileCalls.list, pageResponse([]));
  return {
    api,
    ...renderScreen(<BankFileOverviewScreen />, {
      route: routes.bankFile.overview,
      url: '/economy/bankfile',
      user: createUser({ role: 'ADMINISTRATOR' }),
    }),
  };
};
const chooseFile = async (user: ReturnType<typeof renderOverview>['user'], name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['Bokföringsdag;Belopp'], name));
};
const pick = async (
  user: ReturnType<typeof renderOverview>['user'],
  name: RegExp | string,
  option: string,
) => {
  await user.click(screen.getByRole('combobox', { name }));
  // A list that was opened before stays in the document.
  const options = await screen.findAllByTitle(option);
  await user.click(options.at(-1) ?? document.body);
};

test('the columns of a CSV file that is not recognised are chosen beside its first rows, and the file is read', async () => {
  const { api, user, location } = renderOverview([company(2, 'Åkerö AB'), company(3, 'Asken AB')]);
  api.fails(bankFileCalls.upload, 422, unknownColumns).on(bankFileCalls.columns, columns);
  await screen.findByRole('combobox', { name: 'Företag' });
  await chooseFile(user, 'kontoutdrag.csv');

  const dialog = await screen.findByRole('dialog', { name: 'Välj kolumner' });
  const rows = within(await within(dialog).findByRole('table', { name: 'Filens första rader' }));
  expect(rows.getByRole('columnheader', { name: 'Bokföringsdag Dag' })).toBeVisible();
  expect(rows.getByRole('columnheader', { name: 'Beskrivning' })).toBeVisible();
  expect(rows.getByRole('columnheader', { name: 'Kolumn 4' })).toBeVisible();
  expect(rows.getByRole('cell', { name: '-139,00' })).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: 'Läs in filen' }));
  expect(await within(dialog).findByText('Text måste fyllas i')).toBeVisible();
  await pick(user, /^Text/, 'Beskrivning (EVA LIND)');
  expect(rows.getByRole('columnheader', { name: 'Beskrivning Text' })).toBeVisible();

  api.fails(bankFileCalls.upload, 422, {
    data: { amount_column: ['Ingen rad har ett belopp i den kolumnen. Välj en annan.'] },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Läs in filen' }));
  expect(await within(dialog).findByText(/Ingen rad har ett belopp/)).toBeVisible();

  api.on(bankFileCalls.upload, { ...makeBankFile({ format: 'CSV' }), is_known: false });
  await pick(user, /^Belopp/, 'Kolumn 4 (x)');
  await user.click(within(dialog).getByRole('button', { name: 'Läs in filen' }));
  await waitFor(() => expect(location()).toBe('/economy/bankfile/5'));
  expect(api.requests(bankFileCalls.upload).at(-1)?.body).toMatchObject({
    ...{ day_column: 0, amount_column: 3, text_column: 1 },
  });
  expect(api.requests(bankFileCalls.columns)[0]?.file).toHaveProperty('name', 'kontoutdrag.csv');
});

test('the dialog can be closed and opened again', async () => {
  const { api, user } = renderOverview();
  api.fails(bankFileCalls.upload, 422, unknownColumns).on(bankFileCalls.columns, columns);
  await chooseFile(user, 'kontoutdrag.csv');
  const dialog = await screen.findByRole('dialog', { name: 'Välj kolumner' });
  await user.click(await within(dialog).findByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByText('Kolumnerna i filen känns inte igen.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Välj kolumner' }));
  expect(await screen.findByRole('dialog', { name: 'Välj kolumner' })).toBeVisible();
});

test('the files of a ZIP are listed, each with its link or its reason', async () => {
  const { api, user, location } = renderOverview();
  api.on(bankFileCalls.upload, {
    ...makeBankFile(),
    is_known: false,
    files: [
      { name: 'insättningar.xml', id: 5, payments: 4, is_known: false, error: null },
      { name: 'avkortad.xml', id: null, payments: 0, is_known: false, error: 'Filen är avkortad.' },
      { name: 'oktober.csv', id: 6, payments: 1, is_known: true, error: null },
    ],
  });
  await chooseFile(user, 'november.zip');
  expect(await screen.findByText('2 av 3 filer är inlästa')).toBeVisible();
  const items = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
  expect(items).toEqual(
    expect.arrayContaining([
      'insättningar.xml: 4 betalningar',
      'avkortad.xml: Filen är avkortad.',
      'oktober.csv: 1 betalning, redan inläst',
    ]),
  );
  expect(screen.getByRole('link', { name: 'oktober.csv' })).toHaveAttribute('href', '/economy/bankfile/6');
  expect(location()).toBe('/economy/bankfile');
});

test('a ZIP with one file opens its page, and one that is refused says why for each file', async () => {
  const { api, user, location } = renderOverview();
  api.fails(bankFileCalls.upload, 422, {
    data: { file: ['a.pdf: Filen ser ut att vara en PDF.', 'b.txt: Filen är ingen bankfil.'] },
  });
  await chooseFile(user, 'fel.zip');
  expect(await screen.findByText('a.pdf: Filen ser ut att vara en PDF.')).toBeVisible();
  expect(screen.getByText('b.txt: Filen är ingen bankfil.')).toBeVisible();

  api.on(bankFileCalls.upload, {
    ...makeBankFile(),
    is_known: false,
    files: [{ name: 'insättningar.xml', id: 5, payments: 4, is_known: false, error: null }],
  });
  await chooseFile(user, 'rätt.zip');
  await waitFor(() => expect(location()).toBe('/economy/bankfile/5'));
});

test('a CSV file shows its bank, and a file that lacks rows says so', async () => {
  fakeApi()
    .on(bankFileCalls.payments, pageResponse([]))
    .on(
      bankFileCalls.detail,
      makeBankFile({
        ...makeBankFileRow({ format: 'CSV', bank: 'Nordea' }),
        may_lack_rows: true,
        groups: makeGroups(),
      }),
    );
  renderScreen(<BankFileDetailScreen />, {
    route: routes.bankFile.detail,
    url: '/economy/bankfile/5',
    user: createUser({ role: 'ADMINISTRATOR' }),
  });
  expect(await screen.findByText('CSV, Nordea')).toBeVisible();
  expect(screen.getByText('Filen kan sakna rader')).toBeVisible();
});
