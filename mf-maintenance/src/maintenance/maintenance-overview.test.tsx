import { companyCalls } from '@husrum/contract/company';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { userCalls } from '@husrum/contract/user';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeTemplateRow } from '../maintenance-template/maintenance-template.test-data';
import CompanyMaintenancePanel from './company-maintenance.panel';
import EntityMaintenancePanel from './entity-maintenance.panel';
import LeaseMaintenancePanel from './lease-maintenance.panel';
import { makeMaintenanceRow } from './maintenance.test-data';
import MaintenanceOverviewScreen from './maintenance-overview.screen';

const setup = (url: string, rows = [makeMaintenanceRow()]) => {
  const api = fakeApi()
    .on(maintenanceCalls.list, pageResponse(rows))
    .on(maintenanceTemplateCalls.list, pageResponse([makeTemplateRow()]))
    .on(companyCalls.list, pageResponse([]))
    .on(userCalls.list, { data: [] });
  return {
    api,
    ...renderScreen(<MaintenanceOverviewScreen />, { route: routes.maintenance.overview, url, api }),
  };
};
/** Without the requests of the cards: they have the limit 1, because they only count. */
const getTableRequests = (api: ReturnType<typeof setup>['api']) =>
  api.requests(maintenanceCalls.list).filter(({ query }) => query.limit !== 1);

test('lists activities with status, place, day and responsible', async () => {
  setup('/maintenance/overview');
  expect(await screen.findByRole('link', { name: 'Byt filter' })).toHaveAttribute('href', '/maintenance/7');
  const [, row] = screen.getAllByRole('row');
  for (const text of ['Planerad', 'Lgh 1001', 'Kv. Eken', '2026-12-01', '0 %', 'Vera Vaktmästare']) {
    expect(row).toHaveTextContent(text);
  }
});

test('filters by the URL, and shows each filter as a chip that removes it', async () => {
  const { api, user, location } = setup(
    '/maintenance/overview?status=OVERDUE&template_id=3&from=2026-11-01&to=2026-11-30',
  );
  await screen.findByRole('link', { name: 'Byt filter' });
  expect(getTableRequests(api)[0]?.query).toMatchObject({
    page: 1,
    status: 'OVERDUE',
    template_id: 3,
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(await screen.findByText('Mall: Ventilation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status: Försenad' }));
  await waitFor(() => expect(location()).not.toContain('status'));
});

test('counts overdue, ongoing and coming activities; a card links to its list', async () => {
  const { api } = setup('/maintenance/overview');
  const card = await screen.findByRole('link', { name: /^Försenade/ });
  await waitFor(() => expect(card).toHaveTextContent('Försenade1'));
  expect(card).toHaveAttribute('href', '/maintenance/overview?status=OVERDUE');
  expect(
    api.requests(maintenanceCalls.list).map(({ query }) => [query.status, query.open, query.limit]),
  ).toEqual(
    expect.arrayContaining([
      ['OVERDUE', undefined, 1],
      ['IN_PROGRESS', undefined, 1],
      [undefined, true, 1],
    ]),
  );
});

test('asks for the object or company of a new activity', async () => {
  const { user, location } = setup('/maintenance/overview', []);
  await screen.findByText('Det finns inte några aktiviteter');
  const [create] = screen.getAllByRole('button', { name: 'Skapa aktivitet' });
  if (create) await user.click(create);
  expect(await screen.findByRole('dialog', { name: 'Vad gäller aktiviteten?' })).toBeInTheDocument();
  expect(location()).toBe('/maintenance/overview?skapa=aktivitet');
});

test('says that an activity needs a company when there is none', async () => {
  const { user, location } = setup('/maintenance/overview', []);
  const [create] = await screen.findAllByRole('button', { name: 'Skapa aktivitet' });
  if (create) await user.click(create);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Det finns inget som aktiviteten kan gälla')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Skapa företag' }));
  expect(location()).toBe('/company/create');
});

test.each([
  ['an object', <EntityMaintenancePanel entityId={4} />, { entity_id: 4 }, '/entity/4/maintenance/create'],
  [
    'a company',
    <CompanyMaintenancePanel companyId={5} />,
    { company_id: 5 },
    '/company/5/maintenance/create',
  ],
  [
    'a lease',
    <LeaseMaintenancePanel leaseId={6} entityId={4} inactive={false} />,
    { lease_id: 6 },
    '/entity/4/maintenance/create',
  ],
] as const)('lists the activities of %s on its page', async (_owner, panel, filter, createUrl) => {
  const api = fakeApi().on(maintenanceCalls.list, pageResponse([makeMaintenanceRow()]));
  const { user, location } = renderScreen(panel, { api });
  expect(await screen.findByRole('link', { name: 'Byt filter' })).toHaveAttribute('href', '/maintenance/7');
  expect(api.requests(maintenanceCalls.list)[0]?.query).toMatchObject({ ...filter, limit: 5 });
  await user.click(screen.getByRole('button', { name: 'Skapa aktivitet' }));
  await waitFor(() => expect(location()).toBe(createUrl));
});

test('an ended lease has no button to create an activity', async () => {
  const api = fakeApi().on(maintenanceCalls.list, pageResponse([]));
  renderScreen(<LeaseMaintenancePanel leaseId={6} entityId={4} inactive />, { api });
  expect(await screen.findByText('Det finns inte några aktiviteter')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Skapa aktivitet' })).not.toBeInTheDocument();
});
