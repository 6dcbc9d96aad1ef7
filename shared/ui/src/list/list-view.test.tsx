import { defaultListPreference, preferenceCalls } from '@husrum/contract/preference';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Column } from '../table/column';
import { DataTable } from '../table/data-table';
import { useUrlTable } from '../table/use-url-table';
import { useListView } from './use-list-view';

const columns: readonly Column<{ id: number }>[] = ['Namn', 'Typ', 'Ort'].map((title) => ({
  key: title.toLowerCase(),
  title,
  render: () => title,
  ...(title === 'Ort' ? { sort: 'city' } : {}),
}));

const List = ({ hideOnMobile }: { hideOnMobile: string | undefined }) => {
  const table = useUrlTable({ path: '/lease/overview', filters: { search: 'text' } });
  const view = useListView(
    'lease',
    table,
    columns.map((column) => ({ ...column, hideOnMobile: column.key === hideOnMobile })),
  );
  return (
    <>
      {view.menu}
      <DataTable
        label="Lista"
        columns={view.columns}
        sortColumns={view.sortColumns}
        setSort={() => {}}
        rows={[{ id: 1 }]}
        rowKey={({ id }) => id}
      />
    </>
  );
};
const columnTitles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const renderList = (
  stored = defaultListPreference,
  url = '/lease/overview?search=anna&page=2',
  hideOnMobile?: string,
) => {
  let preference = stored;
  const api = fakeApi()
    .on(preferenceCalls.list, () => preference)
    .on(preferenceCalls.updateList, ({ body }) => {
      const { hidden = preference.hidden, shown = preference.shown, views = preference.views } = body;
      preference = { hidden, shown, views };
      return preference;
    });
  return { api, ...renderScreen(<List hideOnMobile={hideOnMobile} />, { url }) };
};

test('hides a column at once and saves it on the server; the main column cannot be hidden', async () => {
  const { api, user } = renderList();
  await user.click(screen.getByRole('button', { name: 'Vy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kolumner …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kolumner' }));
  expect(dialog.queryByRole('checkbox', { name: 'Namn' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Typ' }));
  expect(columnTitles()).toEqual(['Namn', 'Ort']);
  await waitFor(() => expect(api.requests(preferenceCalls.updateList)[0]?.body).toEqual({ hidden: ['typ'] }));
});

test('a column that phones hide can be brought back there: the user’s choice wins over the window', async () => {
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: 390 });
  const { user } = renderList(defaultListPreference, '/lease/overview', 'typ');
  await waitFor(() => expect(columnTitles()).toEqual(['Namn', 'Ort']));
  await user.click(screen.getByRole('button', { name: 'Vy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kolumner …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kolumner' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Typ' }));
  expect(columnTitles()).toEqual(['Namn', 'Typ', 'Ort']);
  for (const header of screen.getAllByRole('columnheader')) expect(header.className).not.toContain('mobile');
  Object.assign(window, { innerWidth });
});

test('phones can sort by a column that is hidden', async () => {
  const { innerWidth } = window;
  Object.assign(window, { innerWidth: 390 });
  renderList({ ...defaultListPreference, hidden: ['ort'] });
  await waitFor(() => expect(columnTitles()).toEqual(['Namn', 'Typ']));
  const options = within(screen.getByLabelText('Sortera')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Listans ordning', 'Ort']);
  Object.assign(window, { innerWidth });
});

test('until the server answers, shows the columns that this browser stored', async () => {
  const { unmount } = renderList({ ...defaultListPreference, hidden: ['ort'] });
  await waitFor(() => expect(columnTitles()).toEqual(['Namn', 'Typ']));
  unmount();
  fakeApi().hangs(preferenceCalls.list);
  renderScreen(<List hideOnMobile={undefined} />, { url: '/lease/overview' });
  expect(columnTitles()).toEqual(['Namn', 'Typ']);
});

test('saves a view with the URL of the first page, and shows its name on the button', async () => {
  const { api, user } = renderList();
  await user.click(screen.getByRole('button', { name: 'Vy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Spara vy …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spara vy' }));
  await user.click(dialog.getByRole('button', { name: 'Spara vy' }));
  expect(dialog.getByText('Ge vyn ett namn')).toBeVisible();
  await user.type(dialog.getByLabelText('Namn på vyn'), 'Annas');
  await user.click(dialog.getByRole('button', { name: 'Spara vy' }));
  expect(await screen.findByRole('button', { name: 'Annas' })).toBeVisible();
  await waitFor(() =>
    expect(api.requests(preferenceCalls.updateList)[0]?.body).toEqual({
      views: [{ name: 'Annas', address: '/lease/overview?search=anna' }],
    }),
  );
});

test('opens, renames and removes a saved view', async () => {
  const view = { name: 'Bos', address: '/lease/overview?search=bo' };
  const { api, user, location } = renderList({ ...defaultListPreference, views: [view] });
  const openMenu = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: /^(Vy|Bos)$/ }));
    return screen.findByRole('menuitem', { name: item });
  };
  await user.click(within(await openMenu('Bos')).getByRole('link'));
  expect(location()).toBe(view.address);
  await user.click(await openMenu('Byt namn eller ta bort …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sparade vyer' }));
  const name = dialog.getByRole('textbox', { name: 'Namn på vyn Bos' });
  await user.clear(name);
  await user.type(name, 'Bosses{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Ta bort vyn Bosses' }));
  expect(await dialog.findByText('Inga sparade vyer.')).toBeVisible();
  await waitFor(() =>
    expect(api.requests(preferenceCalls.updateList).map(({ body }) => body.views)).toEqual([
      [{ ...view, name: 'Bosses' }],
      [],
    ]),
  );
});

test('a saved view does not get the name of another one', async () => {
  const views = ['Anna', 'Bo'].map((name) => ({ name, address: `/lease/overview?search=${name}` }));
  const { api, user } = renderList({ ...defaultListPreference, views });
  await user.click(await screen.findByRole('button', { name: 'Vy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Byt namn eller ta bort …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sparade vyer' }));
  const name = dialog.getByRole('textbox', { name: 'Namn på vyn Bo' });
  await user.clear(name);
  await user.type(name, 'anna{Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent('En annan vy heter redan anna.');
  await user.clear(name);
  await user.type(name, 'Cia{Enter}');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.requests(preferenceCalls.updateList).map(({ body }) => body.views)).toEqual([
      [views[0], { ...views[1], name: 'Cia' }],
    ]),
  );
});
