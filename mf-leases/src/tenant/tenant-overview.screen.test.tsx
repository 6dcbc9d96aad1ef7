import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeStatistics } from '../statistics.test-data';
import { makeTenantRow } from './tenant.test-data';
import TenantOverviewScreen from './tenant-overview.screen';

const portal = {
  enabled: false,
  enable_portal: false,
  stub: null,
  phone: null,
  email: null,
  message: null,
  updated_at: null,
};
const setup = (url = '/tenant/overview') => {
  const api = fakeApi()
    .on(statisticsCalls.business, makeStatistics({ stat_inactive_tenants: 4 }))
    .on(tenantPortalCalls.config, portal)
    .on(
      tenantCalls.list,
      pageResponse([
        makeTenantRow(),
        makeTenantRow({
          id: 12,
          name: 'Bo Ek',
          status: 'INACTIVE',
          inactive: true,
          invite: true,
          invite_sent_at: '2026-11-02T08:00:00.000Z',
          portal: 'INVITED',
        }),
      ]),
    );
  return { api, ...renderScreen(<TenantOverviewScreen />, { route: routes.tenant.overview, url }) };
};

test('lists tenants with the inactive badge and the portal state', async () => {
  setup();
  expect(await screen.findByRole('link', { name: 'Anna Andersson' })).toHaveAttribute('href', '/tenant/11');
  expect(screen.getByText('Inaktiv')).toBeVisible();
  expect(screen.getByText('Ej inbjuden')).toBeVisible();
  expect(screen.getByText('Inbjudan skickad').closest('td')).toHaveTextContent('2026-11-02');
  expect(await screen.findByRole('link', { name: /Inaktiva hyresgäster\s*4/ })).toHaveAttribute(
    'href',
    '/tenant/overview?status=INACTIVE',
  );
  expect(await screen.findByRole('link', { name: /Hyresgästportalen\s*Avstängd/ })).toBeVisible();
});

test('sends the filters and the sort order of the URL to the server', async () => {
  const { api } = setup(
    '/tenant/overview?name=an&identifier=1985&phone=070&email=example&status=INACTIVE&sort[by]=phone&sort[order]=desc',
  );
  await screen.findByRole('link', { name: 'Anna Andersson' });
  expect(api.requests(tenantCalls.list)[0]?.query).toMatchObject({
    name: 'an',
    identifier: '1985',
    phone: '070',
    email: 'example',
    status: 'INACTIVE',
    sort: { by: 'phone', order: 'desc' },
  });
});

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
});

test.each([
  ['Namn', 'name'],
  ['Person-/org.nummer', 'identifier'],
  ['Telefon', 'phone'],
  ['Mejladress', 'email'],
  ['Skapad', 'created_at'],
])('the list can be sorted by the column %s', async (title, column) => {
  window.innerWidth = 1024;
  const { user, location } = setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
  expect(location()).toContain(`sort[by]=${column}`);
});

test('puts a typed filter in the URL, and sends no request while the user types', async () => {
  const { api, user, location } = setup();
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('textbox', { name: 'Namn' }), 'bo');
  expect(api.requests(tenantCalls.list)).toHaveLength(1);
  expect(await screen.findByText('Namn: bo')).toBeVisible();
  expect(location()).toBe('/tenant/overview?name=bo');
});
