import { companyCalls } from '@husrum/contract/company';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { endOfMonth, today } from '@husrum/format';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeStatistics } from '../statistics.test-data';
import { makeLeaseRow } from './lease.test-data';
import LeaseOverviewScreen from './lease-overview.screen';

const setupApi = () =>
  fakeApi()
    .on(
      statisticsCalls.business,
      makeStatistics({
        stat_active_leases: 94,
        stat_ending_leases: 3,
        stat_vacancies: 12,
        stat_ends_month: 3,
      }),
    )
    .on(
      companyCalls.list,
      pageResponse([makeCompany(2, 'Holms Fastigheter AB'), makeCompany(5, 'Södra AB')]),
    );
const makeCompany = (id: number, name: string) => ({
  id,
  name,
  organisation_number: '559999-0016',
  entities_count: 3,
  created_at: '2026-01-01T08:00:00.000Z',
});
const renderOverview = (url: string, route: { pattern: string } = routes.lease.overview) =>
  renderScreen(<LeaseOverviewScreen />, { route, url });

test('shows columns and cards; a row links to its lease', async () => {
  const garage = { ...makeLeaseRow().entity, id: 4, name: 'Garage 3' };
  const ending = makeLeaseRow({
    id: 8,
    entity: garage,
    status: 'ending',
    stop: '2026-12-31',
    primary_tenant: null,
  });
  setupApi().on(leaseCalls.list, pageResponse([makeLeaseRow(), ending]));
  renderOverview('/lease/overview');
  const link = await screen.findByRole('link', { name: 'Lgh 1102' });
  expect(link).toHaveAttribute('href', '/lease/7');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Status',
    'Objekt',
    'Företag',
    'Typ',
    'Primär hyresgäst',
    'Start',
    'Slut',
  ]);
  expect(screen.getByText('Anna Andersson')).toBeVisible();
  expect(screen.getByText('tills vidare')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Aktiva uthyrningar\s*97/ })).toHaveAttribute(
    'href',
    '/lease/filter/active',
  );
  expect(screen.getByRole('link', { name: /Vakanta objekt\s*12/ })).toHaveAttribute(
    'href',
    '/entity/type/vacancies',
  );
  const month = today(new Date()).slice(0, 7);
  expect(screen.getByRole('link', { name: /Avslutas denna månad\s*3/ })).toHaveAttribute(
    'href',
    `/lease/overview?ends_from=${month}-01&ends_to=${endOfMonth(month)}`,
  );
  expect(screen.getByText('varav 3 upphör')).toBeVisible();
});

test('shows fifteen skeleton rows while the list loads', () => {
  setupApi().hangs(leaseCalls.list);
  renderOverview('/lease/overview');
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(15);
});

test('requests only leases in the state that the URL names', async () => {
  const api = setupApi().on(leaseCalls.listByState, pageResponse([makeLeaseRow({ status: 'planned' })]));
  renderOverview('/lease/filter/planned/2', routes.lease.byState);
  await screen.findByRole('link', { name: 'Lgh 1102' });
  const [request] = api.requests(leaseCalls.listByState);
  expect(request).toMatchObject({ params: { state: 'planned' }, query: { page: 2 } });
  expect(screen.getByRole('radio', { name: 'Kommande' })).toBeChecked();
});

test('lists only the leases that end within the days in the URL, until one of the days is removed', async () => {
  const api = setupApi().on(leaseCalls.list, pageResponse([makeLeaseRow()]));
  const { user, location } = renderOverview('/lease/overview?ends_from=2026-11-01&ends_to=2026-11-30');
  await screen.findByRole('link', { name: 'Lgh 1102' });
  expect(api.requests(leaseCalls.list)[0]?.query).toMatchObject({
    ends_from: '2026-11-01',
    ends_to: '2026-11-30',
  });
  await user.click(screen.getByRole('button', { name: /^Ta bort filtret Slutar till/ }));
  expect(location()).toBe('/lease/overview?ends_from=2026-11-01');
  await waitFor(() => expect(api.requests(leaseCalls.list).length).toBeGreaterThan(1));
  expect(api.requests(leaseCalls.list).at(-1)?.query).toMatchObject({
    ends_from: '2026-11-01',
    ends_to: null,
  });
});

test('redirects an unknown state to the 404 page', () => {
  setupApi();
  const { location } = renderOverview('/lease/filter/sold', routes.lease.byState);
  expect(location()).toBe('/404');
});

test('sends company and sort order to the server and puts them in the URL', async () => {
  const api = setupApi().on(leaseCalls.list, pageResponse([makeLeaseRow()]));
  const { user, location } = renderOverview('/lease/overview');
  await user.click(await screen.findByRole('button', { name: /Start/ }));
  expect(location()).toContain('sort[by]=start');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('combobox', { name: 'Företag' }));
  await user.click(await screen.findByTitle('Södra AB'));
  expect(location()).toContain('company_id=5');
  await screen.findByText('Företag: Södra AB');
  expect(api.requests(leaseCalls.list).at(-1)?.query).toMatchObject({
    company_id: 5,
    sort: { by: 'start', order: 'asc' },
  });
});

test('distinguishes an empty list, no search results and a failed load', async () => {
  const api = setupApi().on(leaseCalls.list, pageResponse([]));
  const first = renderOverview('/lease/overview');
  expect(await screen.findByText('Det finns inte några uthyrningar')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Skapa uthyrning/ })).toHaveLength(2);
  first.unmount();

  const second = renderOverview('/lease/overview?search=Nora');
  expect(await screen.findByText('Inga resultat')).toBeVisible();
  await second.user.click(screen.getAllByRole('button', { name: 'Rensa filter' })[0] ?? document.body);
  expect(second.location()).toBe('/lease/overview');
  second.unmount();

  api.fails(leaseCalls.list, 500, { message: 'Något gick fel' });
  const third = renderOverview('/lease/overview?page=1');
  const alert = await screen.findByRole('alert');
  api.on(leaseCalls.list, pageResponse([makeLeaseRow()]));
  await third.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Lgh 1102' })).toBeVisible();
});

test('lists ending leases among the active ones, because they still run', async () => {
  const api = setupApi().on(
    leaseCalls.listByState,
    pageResponse([
      makeLeaseRow(),
      makeLeaseRow({ id: 8, status: 'ending', stop: '2027-02-28', terminated: true }),
    ]),
  );
  renderOverview('/lease/filter/active', routes.lease.byState);
  expect(await screen.findByText('Uppsagd, slutar 2027-02-28')).toBeVisible();
  expect(screen.getByText('Aktiva, med dem som upphör')).toBeVisible();
  expect(api.requests(leaseCalls.listByState)[0]).toMatchObject({
    params: { state: 'active' },
    query: { with_ending: true },
  });
});

test('offers every company in the filter, beyond the first hundred', async () => {
  setupApi()
    .on(leaseCalls.list, pageResponse([makeLeaseRow()]))
    .on(companyCalls.list, ({ query }) =>
      pageResponse([query.page === 2 ? makeCompany(101, 'Sista AB') : makeCompany(1, 'Första AB')], {
        page: query.page,
        total: 101,
        perPage: 100,
      }),
    );
  const { user } = renderOverview('/lease/overview');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('combobox', { name: 'Företag' }));
  expect(await screen.findByTitle('Sista AB')).toBeVisible();
});
