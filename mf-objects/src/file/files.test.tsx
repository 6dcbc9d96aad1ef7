import { fileCalls } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aFile } from '../testing/portfolio';
import FileOverviewScreen from './file-overview.screen';
import FilesOfPanel from './files-of.panel';

const openPanel = (readOnly = false) =>
  renderScreen(<FilesOfPanel type="entity" id={6} readOnly={readOnly} />);
const menu = async (user: ReturnType<typeof openPanel>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('the panel lists the files of its row', async () => {
  const api = fakeApi().on(fileCalls.of, pageAnswer([aFile()]));
  openPanel();
  expect(await screen.findByRole('button', { name: 'Hyresavtal.pdf' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Undertecknat' })).toBeVisible();
  expect(api.requests(fileCalls.of)[0]?.params).toEqual({ type: 'entity', id: '6' });
});

test('without files it says so', async () => {
  fakeApi().on(fileCalls.of, pageAnswer([]));
  openPanel();
  expect(await screen.findByText('Det finns inte några filer')).toBeVisible();
});

test('a file is sent with its description to what it belongs to', async () => {
  const api = fakeApi().on(fileCalls.of, pageAnswer([])).on(fileCalls.upload, { message: '', file: aFile() });
  const { user } = openPanel();
  await user.click(screen.getByRole('button', { name: /Ladda upp fil/ }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Ladda upp' });
  await user.click(send);
  expect(await within(dialog).findByText('Välj en fil.')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toEqual([]);

  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Beskrivning' }), 'Planritning');
  await user.click(send);
  expect(await screen.findByText('Filen är uppladdad')).toBeVisible();
  const [sent] = api.requests(fileCalls.upload);
  expect(sent?.body).toMatchObject({ fileable_type: 'entity', fileable_id: 6, notice: 'Planritning' });
  expect(sent?.file).toHaveProperty('name', 'plan.pdf');
  await waitFor(() => expect(api.requests(fileCalls.of)).toHaveLength(2));
});

test('what the server says of the file stands under it', async () => {
  fakeApi()
    .on(fileCalls.of, pageAnswer([]))
    .fails(fileCalls.upload, 422, { data: { file: ['Filen är skadad'], notice: ['För lång'] } });
  const { user } = openPanel();
  await user.click(screen.getByRole('button', { name: /Ladda upp fil/ }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ladda upp' }));
  expect(await within(dialog).findByText('Filen är skadad')).toBeVisible();
  expect(within(dialog).getByText('För lång')).toBeVisible();
});

test('a file opens at the address that the server signs, in a tab of its own', async () => {
  const tab = { location: { href: '' }, close: jest.fn() };
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), tab));
  fakeApi()
    .on(fileCalls.of, pageAnswer([aFile()]))
    .on(fileCalls.link, { url: '/api/file/content/abc' });
  const { user } = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Hyresavtal.pdf' }));
  await waitFor(() => expect(tab.location.href).toBe('/api/file/content/abc'));
  spy.mockRestore();
});

test('an error when opening is a toast, and no empty tab is left', async () => {
  const close = jest.fn();
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), { close }));
  fakeApi()
    .on(fileCalls.of, pageAnswer([aFile()]))
    .fails(fileCalls.link, 404, { message: 'Filen finns inte längre.' });
  const { user } = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Hyresavtal.pdf' }));
  expect(await screen.findByText('Filen finns inte längre.')).toBeVisible();
  expect(close).toHaveBeenCalled();
  spy.mockRestore();
});

test('deleting asks first', async () => {
  const api = fakeApi()
    .on(fileCalls.of, pageAnswer([aFile()]))
    .on(fileCalls.remove, { message: '' });
  const { user } = openPanel();
  await menu(user, /Ta bort/);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Är du säker?');
  expect(api.requests(fileCalls.remove)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Fil borttagen')).toBeVisible();
  expect(api.requests(fileCalls.remove)[0]?.params).toEqual({ id: '11' });
});

test('where the page only shows files nothing can be changed', async () => {
  fakeApi().on(fileCalls.of, pageAnswer([aFile()]));
  const { user } = openPanel(true);
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Ladda ner',
  ]);
  expect(screen.queryByRole('button', { name: /Ladda upp/ })).not.toBeInTheDocument();
});

test('all files say what they belong to; only the description is edited', async () => {
  const api = fakeApi()
    .on(
      fileCalls.list,
      pageAnswer([aFile(), aFile({ id: 12, alias: 'Lös.pdf', orphan: true, related: null })]),
    )
    .on(fileCalls.update, aFile());
  const { user } = renderScreen(<FileOverviewScreen />, { route: routes.file.overview, url: '/file' });
  expect(await screen.findByRole('link', { name: 'Kv. Eken' })).toHaveAttribute('href', '/entity/6');
  expect(screen.getByText('Saknar koppling')).toBeVisible();
  expect(screen.getAllByRole('cell', { name: /1,5.MB/ })).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: 'Val för raden' })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: /Ändra beskrivning/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
  const notice = within(dialog).getByRole('textbox', { name: 'Beskrivning' });
  expect(notice).toHaveValue('Undertecknat');
  await user.clear(notice);
  await user.type(notice, 'Uppsagt');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(fileCalls.update)[0]?.body).toEqual({ id: 11, notice: 'Uppsagt' });
});
