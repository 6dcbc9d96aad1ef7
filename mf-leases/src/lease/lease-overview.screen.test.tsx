import { companyCalls } from '@husrum/contract/company';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { stats } from '../stats.test-data';
import { aLeaseRow } from './lease.test-data';
import LeaseOverviewScreen from './lease-overview.screen';

const begin = () =>
  fakeApi()
    .on(statisticsCalls.billable, stats({ stat_active_leases: 97, stat_vacancies: 12, stat_ends_month: 3 }))
    .on(companyCalls.list, pageAnswer([aCompany(2, 'Holms Fastigheter AB'), aCompany(5, 'Södra AB')]));
const aCompany = (id: number, name: string) => ({
  id,
  name,
  organisation_number: '559999-0016',
  entities_count: 3,
  created_at: '2026-01-01T08:00:00.000Z',
});
const at = (url: string, route: { pattern: string } = routes.lease.overview) =>
  renderScreen(<LeaseOverviewScreen />, { route, url });

test('the columns and boxes of the overview; a row leads to its lease', async () => {
  const garage = { ...aLeaseRow().entity, id: 4, name: 'Garage 3' };
  const ending = aLeaseRow({
    id: 8,
    entity: garage,
    status: 'ending',
    stop: '2026-12-31',
    primary_tenant: null,
  });
  begin().on(leaseCalls.list, pageAnswer([aLeaseRow(), ending]));
  at('/lease/overview');
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
  expect(screen.getByRole('link', { name: /Vakanser\s*12/ })).toHaveAttribute(
    'href',
    '/entity/type/vacancies',
  );
  expect(screen.getByRole('link', { name: /Avslutas denna månad\s*3/ })).toBeVisible();
});

test('fifteen rows hold the place while the list is fetched', () => {
  begin().hangs(leaseCalls.list);
  at('/lease/overview');
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(15);
});

test('a state in the address asks for that state alone', async () => {
  const api = begin().on(leaseCalls.listByState, pageAnswer([aLeaseRow({ status: 'planned' })]));
  at('/lease/filter/planned/2', routes.lease.byState);
  await screen.findByRole('link', { name: 'Lgh 1102' });
  const [request] = api.requests(leaseCalls.listByState);
  expect(request).toMatchObject({ params: { state: 'planned' }, query: { page: 2 } });
  expect(screen.getByRole('radio', { name: 'Kommande' })).toBeChecked();
});

test('what is no state is a page that does not exist', () => {
  begin();
  const { location } = at('/lease/filter/sold', routes.lease.byState);
  expect(location()).toBe('/404');
});

test('company and sorting go to the server and into the address', async () => {
  const api = begin().on(leaseCalls.list, pageAnswer([aLeaseRow()]));
  const { user, location } = at('/lease/overview');
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

test('three kinds of empty: nothing yet, no hits, an error that can be tried again', async () => {
  const api = begin().on(leaseCalls.list, pageAnswer([]));
  const first = at('/lease/overview');
  expect(await screen.findByText('Det finns inte några uthyrningar')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Skapa uthyrning/ })).toHaveLength(2);
  first.unmount();

  const second = at('/lease/overview?search=Nora');
  expect(await screen.findByText('Inga resultat')).toBeVisible();
  await second.user.click(screen.getAllByRole('button', { name: 'Rensa filter' })[0] ?? document.body);
  expect(second.location()).toBe('/lease/overview');
  second.unmount();

  api.fails(leaseCalls.list, 500, { message: 'Något gick fel' });
  const third = at('/lease/overview?page=1');
  const alert = await screen.findByRole('alert');
  api.on(leaseCalls.list, pageAnswer([aLeaseRow()]));
  await third.user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Lgh 1102' })).toBeVisible();
});
