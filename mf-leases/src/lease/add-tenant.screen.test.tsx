import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { searchCalls } from '@husrum/contract/search';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeTenant } from '../tenant/tenant.test-data';
import AddTenantScreen from './add-tenant.screen';
import { makeLease } from './lease.test-data';

test('adds a new tenant without an email address to the lease', async () => {
  const api = fakeApi()
    .on(leaseCalls.detail, makeLease())
    .on(tenantCalls.create, { tenant: makeTenant({ name: 'Åsa Öberg' }) });
  const { user, location } = renderScreen(<AddTenantScreen />, {
    route: routes.lease.addTenant,
    url: '/lease/7/tenant/create',
  });
  await user.click(await screen.findByLabelText(/^Namn/));
  await user.paste('Åsa Öberg');
  await user.click(screen.getByRole('radio', { name: 'Organisation' }));
  await user.click(screen.getByLabelText(/^Organisationsnummer/));
  await user.paste('5599990016');
  await user.click(screen.getByLabelText(/^Telefon/));
  await user.paste('070-123 45 67');
  await user.click(screen.getByRole('button', { name: 'Lägg till hyresgäst' }));
  expect(await screen.findByText('Åsa Öberg skapad')).toBeVisible();
  expect(location()).toBe('/lease/7');
  expect(api.requests(tenantCalls.create)[0]?.body).toMatchObject({
    lease_id: 7,
    identifier: '559999-0016',
    organisation: true,
    email: null,
    address: null,
  });
});

test('an ended lease gets no tenants, but can be reactivated', async () => {
  fakeApi().on(leaseCalls.detail, makeLease({ status: 'inactive', stop: '2026-08-31' }));
  renderScreen(<AddTenantScreen />, { route: routes.lease.addTenant, url: '/lease/7/tenant/create' });
  expect(await screen.findByRole('button', { name: 'Återaktivera' })).toBeVisible();
  expect(screen.queryByLabelText(/^Namn/)).toBeNull();
});

test('a search for tenants that fails is told in a toast, and below the field', async () => {
  fakeApi()
    .on(leaseCalls.detail, makeLease())
    .fails(searchCalls.find, 500, { message: 'Sökningen gick inte att göra.' });
  const { user } = renderScreen(<AddTenantScreen />, {
    route: routes.lease.addTenant,
    url: '/lease/7/tenant/create',
  });
  await user.click(await screen.findByText('Befintlig hyresgäst'));
  await user.type(await screen.findByRole('combobox'), 'Anna');
  await waitFor(() => expect(screen.getAllByText('Sökningen gick inte att göra.')).toHaveLength(2));
});
