import { listQueryOptions } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Column, UrlTable, useUrlTable } from '../data';
import { FilterBar } from '../filter';

type CompanyRow = {
  id: number;
  name: string;
  organisation_number: string;
  entities_count: number;
  created_at: string;
};
const company = (id: number, name = `Bolag ${id}`): CompanyRow => ({
  id,
  name,
  organisation_number: '556012-5790',
  entities_count: id,
  created_at: '2026-01-01',
});

const columns: readonly Column<CompanyRow, 'name' | 'entities_count'>[] = [
  { key: 'name', title: 'Namn', sort: 'name', render: (row) => row.name },
  {
    key: 'count',
    title: 'Objekt',
    sort: 'entities_count',
    numeric: true,
    render: (row) => row.entities_count,
  },
];

const Companies = () => {
  const table = useUrlTable({
    path: (page) => routes.tenant.overview({ page }),
    sortable: ['name', 'entities_count'],
    filters: { name: 'text', limit: 'number' },
  });
  const query = useQuery(listQueryOptions(companyCalls.list, { query: table.query }));
  return (
    <>
      <FilterBar
        table={table}
        defaultOpen
        fields={[
          { name: 'name', label: 'Namn' },
          { name: 'limit', label: 'Antal', options: [{ value: 20, label: 'Tjugo' }] },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        label="Företag"
        rowKey={(row) => row.id}
        rowLink={(row) => routes.company.detail({ id: row.id })}
        empty={{ title: 'Det finns inga företag' }}
      />
    </>
  );
};

/** A route with the page number in its path. Companies have none, so the test shows them at the path of tenants. */
const route = routes.tenant.overview;
const rows = [company(1), company(2)];
const renderTable = (url = '/tenant/overview', total = 40) => {
  const api = fakeApi().on(companyCalls.list, ({ query }) => pageResponse(rows, { page: query.page, total }));
  return { api, ...renderScreen(<Companies />, { route, url, api }) };
};
const lastQuery = (api: ReturnType<typeof renderTable>['api']) =>
  api.requests(companyCalls.list).at(-1)?.query;

test('shows fifteen skeleton rows, then rows with links', async () => {
  renderTable();
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(15);
  expect(await screen.findByRole('link', { name: 'Bolag 1' })).toHaveAttribute('href', '/company/1');
  expect(screen.queryAllByTestId('skeleton-row')).toHaveLength(0);
  expect(screen.getByText('1–15 av 40')).toBeInTheDocument();
});

test('the page is in the path, and pagination links keep the sort', async () => {
  const { api, user, location } = renderTable('/tenant/overview/2?sort[by]=name&sort[order]=desc');
  await screen.findByRole('link', { name: 'Bolag 1' });
  expect(lastQuery(api)).toMatchObject({ page: 2, sort: { by: 'name', order: 'desc' } });
  expect(screen.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('link', { name: 'Sida 2' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('link', { name: 'Nästa sida' }));
  expect(location()).toBe('/tenant/overview/3?sort[by]=name&sort[order]=desc');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: 3 }));
});

test('clicks on a header sort ascending, descending, then not at all, and go to page 1', async () => {
  const { user, location } = renderTable('/tenant/overview/2');
  const header = () => screen.getByRole('button', { name: 'Objekt' });
  await screen.findByRole('link', { name: 'Bolag 1' });
  await user.click(header());
  expect(location()).toBe('/tenant/overview?sort[by]=entities_count&sort[order]=asc');
  await user.click(header());
  expect(location()).toBe('/tenant/overview?sort[by]=entities_count&sort[order]=desc');
  await user.click(header());
  expect(location()).toBe('/tenant/overview');
});

describe('on a phone', () => {
  const { innerWidth } = window;
  beforeEach(() => Object.assign(window, { innerWidth: 390 }));
  afterEach(() => Object.assign(window, { innerWidth }));

  test('a control sorts by a column, in both directions, and as the list does by default', async () => {
    const { user, location } = renderTable('/tenant/overview/2');
    await screen.findByRole('link', { name: 'Bolag 1' });
    const select = screen.getByRole('combobox', { name: 'Sortera' });
    expect(select).toHaveDisplayValue('Listans ordning');
    expect(screen.queryByRole('button', { name: 'Stigande' })).not.toBeInTheDocument();

    await user.selectOptions(select, 'Objekt');
    expect(location()).toBe('/tenant/overview?sort[by]=entities_count&sort[order]=asc');
    await user.click(screen.getByRole('button', { name: 'Stigande' }));
    expect(location()).toBe('/tenant/overview?sort[by]=entities_count&sort[order]=desc');
    await user.selectOptions(select, 'Namn');
    expect(location()).toBe('/tenant/overview?sort[by]=name&sort[order]=desc');
    await user.selectOptions(select, 'Listans ordning');
    expect(location()).toBe('/tenant/overview');
  });
});

test('typing replaces the URL once after a pause and goes to page 1; the chip removes the filter', async () => {
  const { api, user, location } = renderTable('/tenant/overview/2');
  await screen.findByRole('link', { name: 'Bolag 1' });
  const historyLength = window.history.length;

  await user.type(screen.getByLabelText('Namn'), 'hol m');
  expect(location()).toBe('/tenant/overview/2');
  await waitFor(() => expect(location()).toBe('/tenant/overview?name=hol+m'));
  expect(window.history.length).toBe(historyLength);
  expect(screen.getByLabelText('Namn')).toHaveValue('hol m');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ name: 'hol m', page: 1 }));

  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Namn: hol m' }));
  expect(location()).toBe('/tenant/overview');
  expect(window.history.length).toBe(historyLength + 1);
  expect(screen.getByLabelText('Namn')).toHaveValue('');
});

test('a sort right after typing keeps the typed filter', async () => {
  const { user, location } = renderTable();
  await screen.findByRole('link', { name: 'Bolag 1' });
  await user.type(screen.getByLabelText('Namn'), 'ek');
  await user.click(screen.getByRole('button', { name: 'Objekt' }));
  expect(location()).toBe('/tenant/overview?name=ek&sort[by]=entities_count&sort[order]=asc');
});

test('the back button restores the filter and its text', async () => {
  const { user, location } = renderTable('/tenant/overview?name=ek');
  await screen.findByRole('link', { name: 'Bolag 1' });
  expect(screen.getByLabelText('Namn')).toHaveValue('ek');
  await user.click(screen.getByRole('button', { name: 'Rensa filter' }));
  expect(location()).toBe('/tenant/overview');

  await act(async () => {
    window.history.back();
    await new Promise((done) => setTimeout(done, 50));
  });
  expect(location()).toBe('/tenant/overview?name=ek');
  expect(screen.getByLabelText('Namn')).toHaveValue('ek');
});

test('shows the filters of the URL as chips with their labels', async () => {
  renderTable('/tenant/overview?limit=20&name=x');
  expect(await screen.findByText('Antal: Tjugo')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeInTheDocument();
});

describe('without rows', () => {
  const renderEmpty = (url: string) => {
    const api = fakeApi().on(companyCalls.list, pageResponse([]));
    return renderScreen(<Companies />, { route, url, api });
  };

  test('says that there are none yet', async () => {
    renderEmpty('/tenant/overview');
    expect(await screen.findByText('Det finns inga företag')).toBeInTheDocument();
  });

  test('says that none match the filter, and clears it on request', async () => {
    const { user, location } = renderEmpty('/tenant/overview?name=x');
    const empty = (await screen.findByText('Inga resultat')).parentElement;
    expect(empty).not.toBeNull();
    if (empty) await user.click(within(empty).getByRole('button', { name: 'Rensa filter' }));
    expect(location()).toBe('/tenant/overview');
  });

  test('offers the first page when the page is after the last one', async () => {
    const { user, location } = renderEmpty('/tenant/overview/9');
    await user.click(await screen.findByRole('button', { name: 'Till första sidan' }));
    expect(location()).toBe('/tenant/overview');
  });
});

test('shows the server’s message on failure, and retries', async () => {
  const api = fakeApi().fails(companyCalls.list, 503, { message: 'Servern startar om' });
  const { user } = renderScreen(<Companies />, { route, url: '/tenant/overview', api });
  expect(await screen.findByText('Servern startar om')).toBeInTheDocument();
  api.on(companyCalls.list, pageResponse(rows));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Bolag 2' })).toBeInTheDocument();
});

test('the keys j and k move the focus to the next and the previous row', async () => {
  const { user } = renderTable();
  await screen.findByRole('link', { name: 'Bolag 1' });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Bolag 1' })).toHaveFocus();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Bolag 2' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Bolag 1' })).toHaveFocus();
});

test('with two lists on a page, j and k start in the first list and stay in the list that has the focus', async () => {
  const api = fakeApi().on(companyCalls.list, pageResponse(rows));
  const lists = (
    <>
      <Companies />
      <Companies />
    </>
  );
  const { user } = renderScreen(lists, { route, url: '/tenant/overview', api });
  const [firstOfFirst, firstOfSecond] = await screen.findAllByRole('link', { name: 'Bolag 1' });
  const [secondOfFirst, secondOfSecond] = screen.getAllByRole('link', { name: 'Bolag 2' });
  await user.keyboard('j');
  expect(firstOfFirst).toHaveFocus();
  await user.keyboard('j');
  expect(secondOfFirst).toHaveFocus();
  firstOfSecond?.focus();
  await user.keyboard('j');
  expect(secondOfSecond).toHaveFocus();
});
