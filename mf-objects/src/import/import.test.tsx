import { importCalls } from '@husrum/contract/import';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ImportScreen from './import.screen';
import { makePreview, makeResult } from './import.test-data';

const renderImport = () => renderScreen(<ImportScreen />, { route: routes.import.create, url: '/import' });
const excel = new File(['PK'], 'bestånd.xlsx');

const choose = async (user: ReturnType<typeof renderImport>['user'], file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, file);
};
const uploadButton = () => screen.getByRole('button', { name: 'Ladda upp och kontrollera' });

const upload = async (preview = makePreview()) => {
  const api = fakeApi().on(importCalls.preview, preview);
  const { user } = renderImport();
  await choose(user, excel);
  await user.click(uploadButton());
  expect(await screen.findByRole('heading', { name: 'Innehållet i bestånd.xlsx' })).toBeVisible();
  return { api, user };
};

test('a file is uploaded, checked and imported; links lead to what was created', async () => {
  const { api, user } = await upload();
  expect(api.requests(importCalls.preview)[0]?.file).toHaveProperty('name', 'bestånd.xlsx');
  expect(screen.getByText('Fastigheter').parentElement).toHaveTextContent('Fastigheter1');
  expect(screen.getByText('Företag', { selector: 'dt' }).parentElement).toHaveTextContent('1 finns redan');
  expect(screen.getByRole('cell', { name: 'Anna Andersson' })).toBeVisible();

  api.on(importCalls.run, makeResult());
  await user.click(screen.getByRole('button', { name: 'Importera 3 rader' }));
  expect(await screen.findByRole('heading', { name: 'Importen är klar' })).toBeVisible();
  expect(api.requests(importCalls.run)[0]).toMatchObject({
    params: { id: '5' },
    body: { skip_invalid_rows: false },
  });
  expect(screen.getByRole('link', { name: 'Ekens Fastigheter AB' })).toHaveAttribute('href', '/company/7');
  expect(screen.getByRole('link', { name: 'Visa objekten' })).toHaveAttribute('href', '/entity/overview');
  expect(screen.getByRole('link', { name: 'Visa uthyrningarna' })).toHaveAttribute('href', '/lease/overview');
});

test('rows with problems are listed, and are only skipped when the user says so', async () => {
  const { api, user } = await upload(
    makePreview({
      invalid_rows: 1,
      problems: [{ row: 4, column: 'Telefon', message: 'Telefon måste fyllas i' }],
      problems_total: 3,
      ignored_columns: ['Anteckning'],
    }),
  );
  expect(screen.getByText('1 rad av 3 har fel')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Rader med fel' });
  expect(within(table).getByRole('cell', { name: '4' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Telefon måste fyllas i' })).toBeVisible();
  expect(screen.getByText('… och 2 till')).toBeVisible();
  expect(screen.getByText('Kolumner som inte importeras: Anteckning')).toBeVisible();

  const run = screen.getByRole('button', { name: 'Importera 2 rader' });
  expect(run).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Hoppa över rader med fel' }));
  api.on(importCalls.run, makeResult({ skipped_rows: 1 }));
  await user.click(run);
  expect(await screen.findByText('1 rad hoppades över')).toBeVisible();
  expect(api.requests(importCalls.run)[0]?.body).toEqual({ skip_invalid_rows: true });
});

test('rows that are unusual are listed, and are imported without a further question', async () => {
  const { user, api } = await upload(
    makePreview({
      warnings: [
        { row: 3, column: 'Hyra per månad', message: 'Hyran är 0 kr. Kontrollera att det stämmer.' },
      ],
      warnings_total: 2,
    }),
  );
  const table = screen.getByRole('table', { name: 'Rader att kontrollera' });
  expect(within(table).getByRole('cell', { name: '3' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Hyra per månad' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: /^Hyran är 0 kr/ })).toBeVisible();
  expect(screen.getByText('… och 1 till')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Rader med fel' })).not.toBeInTheDocument();
  api.on(importCalls.run, makeResult());
  await user.click(screen.getByRole('button', { name: 'Importera 3 rader' }));
  expect(await screen.findByRole('heading', { name: 'Importen är klar' })).toBeVisible();
});

test('a failed upload shows why under the file, and keeps the file', async () => {
  const api = fakeApi().fails(importCalls.preview, 422, { data: { file: ['Filen saknar kolumnen Ort'] } });
  const { user } = renderImport();
  await user.click(uploadButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Välj en fil.');
  await choose(user, excel);
  await user.click(uploadButton());
  expect(await screen.findByText('Filen saknar kolumnen Ort')).toBeVisible();
  expect(screen.getByText('bestånd.xlsx')).toBeVisible();

  api.on(importCalls.preview, makePreview());
  await user.click(uploadButton());
  expect(await screen.findByRole('heading', { name: 'Innehållet i bestånd.xlsx' })).toBeVisible();
});

test('a failed import shows why, and the preview stays', async () => {
  const { api, user } = await upload();
  api.fails(importCalls.run, 409, { message: '1 rad har fel. Rätta filen och ladda upp den igen.' });
  await user.click(screen.getByRole('button', { name: 'Importera 3 rader' }));
  expect(await screen.findByText('1 rad har fel. Rätta filen och ladda upp den igen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importera 3 rader' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));
  expect(screen.getByText('bestånd.xlsx')).toBeVisible();
});

const reused = { created: 0, reused: 1 };
const nothingNew = { companies: reused, estates: reused, entities: reused, tenants: reused, leases: reused };

test('when all rows of a file exist already, the page says that nothing is left to import', async () => {
  const { user } = await upload(makePreview({ counts: nothingNew }));
  expect(screen.getByText('Det finns inget kvar att importera: allt i filen finns redan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importera/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Välj en annan fil' }));
  expect(uploadButton()).toBeVisible();
});

test('when all rows but those with problems exist already, the page says so, and offers no import', async () => {
  await upload(
    makePreview({
      counts: nothingNew,
      invalid_rows: 1,
      problems: [{ row: 4, column: 'Telefon', message: 'Telefon måste fyllas i' }],
      problems_total: 1,
    }),
  );
  expect(screen.getByText(/allt utom raderna med fel finns redan/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Importera/ })).not.toBeInTheDocument();
});

test('when every row of a file has a problem, the page offers no import', async () => {
  await upload(
    makePreview({
      invalid_rows: 3,
      problems: [{ row: 4, column: null, message: 'Objektet finns redan på rad 3' }],
      problems_total: 3,
    }),
  );
  expect(screen.getByText('Rätta dem i filen och ladda upp den igen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importera/ })).not.toBeInTheDocument();
});

test('when somebody else has created everything meanwhile, the result says that nothing was created', async () => {
  const { api, user } = await upload();
  api.on(importCalls.run, makeResult({ counts: nothingNew }));
  await user.click(screen.getByRole('button', { name: 'Importera 3 rader' }));
  expect(
    await screen.findByText('Inget nytt skapades: allt som kunde importeras fanns redan.'),
  ).toBeVisible();
});

test('the template is downloaded', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:mall', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fakeApi().on(importCalls.template, new Blob(['PK']));
  const { user } = renderImport();
  await user.click(screen.getByRole('button', { name: 'Hämta mall' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  click.mockRestore();
});
