import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { aTenant } from './tenant.test-data';
import TenantCreateScreen from './tenant-create.screen';

const begin = () => {
  const api = fakeApi().on(tenantCalls.create, { tenant: aTenant() });
  return {
    api,
    ...renderScreen(<TenantCreateScreen />, { route: routes.tenant.create, url: '/tenant/create' }),
  };
};

test('name, number and phone are enough when the address comes later', async () => {
  const { api, user, location } = begin();
  await user.type(screen.getByLabelText(/^Namn/), 'Anna Andersson');
  await user.type(screen.getByLabelText(/^Personnummer/), '850412-2386');
  await user.type(screen.getByLabelText(/^Telefon/), '070-1');
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

test('a number with a wrong check digit is refused before it is sent', async () => {
  const { api, user } = begin();
  await user.type(screen.getByLabelText(/^Personnummer/), '850412-2387');
  await user.click(screen.getByRole('button', { name: 'Skapa hyresgäst' }));
  expect((await screen.findAllByText(/Personnumret stämmer inte/))[0]).toBeVisible();
  expect(screen.getAllByText('Telefon måste fyllas i')[0]).toBeVisible();
  expect(screen.getAllByText('Adress måste fyllas i')[0]).toBeVisible();
  expect(api.requests(tenantCalls.create)).toHaveLength(0);
});
