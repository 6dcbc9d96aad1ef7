import { fileCalls } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFile } from './file.test-data';
import FileOverviewScreen from './file-overview.screen';
import FilesPanel from './files.panel';

const renderPanel = ({ readOnly = false } = {}) =>
  renderScreen(<FilesPanel type="entity" id={6} readOnly={readOnly} />);
const clickMenuItem = async (user: ReturnType<typeof renderPanel>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('lists the files of the owner', async () => {
  const api = fakeApi().on(fileCalls.listByOwner, pageResponse([makeFile()]));
  renderPanel();
  expect(await screen.findByRole('button', { name: 'Hyresavtal.pdf' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Undertecknat' })).toBeVisible();
  expect(api.requests(fileCalls.listByOwner)[0]?.params).toEqual({ type: 'entity', id: '6' });
});

test('shows that there are no files', async () => {
  fakeApi().on(fileCalls.listByOwner, pageResponse([]));
  renderPanel();
  expect(await screen.findByText('Det finns inte några filer')).toBeVisible();
});

test('uploads a file with a description to the owner', async () => {
  const api = fakeApi()
    .on(fileCalls.listByOwner, pageResponse([]))
    .on(fileCalls.upload, { message: '', file: makeFile() });
  const { user } = renderPanel();
  await user.click(screen.getByRole('button', { name: /Ladda upp fil/ }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole('button', { name: 'Ladda upp' });
  await user.click(submit);
  expect(await within(dialog).findByText('Välj en fil.')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toEqual([]);

  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Beskrivning' }), 'Planritning');
  await user.click(submit);
  expect(await screen.findByText('Filen är uppladdad')).toBeVisible();
  const [sent] = api.requests(fileCalls.upload);
  expect(sent?.body).toMatchObject({ fileable_type: 'entity', fileable_id: 6, notice: 'Planritning' });
  expect(sent?.file).toHaveProperty('name', 'plan.pdf');
  await waitFor(() => expect(api.requests(fileCalls.listByOwner)).toHaveLength(2));
});

test('shows server errors under their fields', async () => {
  fakeApi()
    .on(fileCalls.listByOwner, pageResponse([]))
    .fails(fileCalls.upload, 422, { data: { file: ['Filen är skadad'], notice: ['För lång'] } });
  const { user } = renderPanel();
  await user.click(screen.getByRole('button', { name: /Ladda upp fil/ }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ladda upp' }));
  expect(await within(dialog).findByText('Filen är skadad')).toBeVisible();
  expect(within(dialog).getByText('För lång')).toBeVisible();
});

test('opens a file at its signed URL in a new tab', async () => {
  const tab = { location: { href: '' }, close: jest.fn() };
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), tab));
  fakeApi()
    .on(fileCalls.listByOwner, pageResponse([makeFile()]))
    .on(fileCalls.link, { url: '/api/file/content/abc' });
  const { user } = renderPanel();
  await user.click(await screen.findByRole('button', { name: 'Hyresavtal.pdf' }));
  await waitFor(() => expect(tab.location.href).toBe('/api/file/content/abc'));
  spy.mockRestore();
});

test('shows a toast and closes the tab when a file cannot be opened', async () => {
  const close = jest.fn();
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), { close }));
  fakeApi()
    .on(fileCalls.listByOwner, pageResponse([makeFile()]))
    .fails(fileCalls.link, 404, { message: 'Filen finns inte längre.' });
  const { user } = renderPanel();
  await user.click(await screen.findByRole('button', { name: 'Hyresavtal.pdf' }));
  expect(await screen.findByText('Filen finns inte längre.')).toBeVisible();
  expect(close).toHaveBeenCalled();
  spy.mockRestore();
});

test('removes a file after a confirmation', async () => {
  const api = fakeApi()
    .on(fileCalls.listByOwner, pageResponse([makeFile()]))
    .on(fileCalls.remove, { message: '' });
  const { user } = renderPanel();
  await clickMenuItem(user, /Ta bort/);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Är du säker?');
  expect(api.requests(fileCalls.remove)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Fil borttagen')).toBeVisible();
  expect(api.requests(fileCalls.remove)[0]?.params).toEqual({ id: '11' });
});

test('offers only download when read-only', async () => {
  fakeApi().on(fileCalls.listByOwner, pageResponse([makeFile()]));
  const { user } = renderPanel({ readOnly: true });
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Ladda ner',
  ]);
  expect(screen.queryByRole('button', { name: /Ladda upp/ })).not.toBeInTheDocument();
});

test('sends the text of the filter in the URL to the server', async () => {
  const api = fakeApi().on(fileCalls.list, pageResponse([makeFile()]));
  renderScreen(<FileOverviewScreen />, { route: routes.file.overview, url: '/file?name=kontrakt' });
  expect(await screen.findByText(/^Namn eller beskrivning:/)).toBeVisible();
  expect(api.requests(fileCalls.list)[0]?.query).toMatchObject({ name: 'kontrakt' });
});

test('lists all files with their owners; only the description can be edited', async () => {
  const api = fakeApi()
    .on(
      fileCalls.list,
      pageResponse([makeFile(), makeFile({ id: 12, alias: 'Lös.pdf', orphan: true, related: null })]),
    )
    .on(fileCalls.update, makeFile());
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
