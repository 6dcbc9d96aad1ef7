import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeTenant } from './tenant.test-data';
import TenantCreateScreen from './tenant-create.screen';

const setup = () => {
  const api = fakeApi().on(tenantCalls.create, { tenant: makeTenant() });
  return {
    api,
    ...renderScreen(<TenantCreateScreen />, { route: routes.tenant.create, url: '/tenant/create' }),
  };
};

test('creates a tenant without an address from name, number and phone', async () => {
  const { api, user, location } = setup();
  await user.click(screen.getByLabelText(/^Namn/));
  await user.paste('Anna Andersson');
  await user.click(screen.getByLabelText(/^Personnummer/));
  await user.paste('850412-2386');
  await user.click(screen.getByLabelText(/^Telefon/));
  await user.paste('070-123 45 67');
  await user.click(screen.getByRole('button', { name: 'Lägg till adressen senare' }));
  await user.click(screen.getByRole('button', { name: 'Skapa hyresgäst' }));
  expect(await screen.findByText('Anna Andersson skapad')).toBeVisible();
  expect(location()).toBe('/tenant/11');
  expect(api.requests(tenantCalls.create)[0]?.body).toMatchObject({
    identifier: '19850412-2386',
    address: null,
    lease_id: null,
  });
});

test('rejects a wrong check digit and missing fields before sending', async () => {
  const { api, user } = setup();
  await user.click(screen.getByLabelText(/^Personnummer/));
  await user.paste('850412-2387');
  await user.click(screen.getByRole('button', { name: 'Skapa hyresgäst' }));
  expect((await screen.findAllByText(/Personnumret stämmer inte/))[0]).toBeVisible();
  expect(screen.getAllByText('Telefon måste fyllas i')[0]).toBeVisible();
  expect(screen.getAllByText('Adress måste fyllas i')[0]).toBeVisible();
  expect(api.requests(tenantCalls.create)).toHaveLength(0);
});
