import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeTenant } from './tenant.test-data';
import TenantEditScreen from './tenant-edit.screen';

test('saves a tenant, and shows a taken identity number as an error under its field', async () => {
  const api = fakeApi().on(tenantCalls.detail, makeTenant());
  const errors = { identifier: ['Numret tillhör redan hyresgästen Bo Ek'] };
  api.fails(tenantCalls.update, 422, { data: errors });
  const { user, location } = renderScreen(<TenantEditScreen />, {
    route: routes.tenant.edit,
    url: '/tenant/11/edit',
  });
  const number = await screen.findByLabelText(/^Personnummer/);
  await user.clear(number);
  await user.type(number, '640823-2384');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Numret tillhör redan hyresgästen Bo Ek')).toBeVisible();
  expect(number).toHaveValue('19640823-2384');
  api.on(tenantCalls.update, makeTenant());
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/tenant/11');
});

test('an invalid stored phone number is an error under its field when anything else is saved', async () => {
  const api = fakeApi()
    .on(tenantCalls.detail, makeTenant({ phone: 'abc' }))
    .on(tenantCalls.update, makeTenant());
  const { user } = renderScreen(<TenantEditScreen />, { route: routes.tenant.edit, url: '/tenant/11/edit' });
  await user.type(await screen.findByLabelText(/^Namn/), ' AB');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/^Telefonnumret stämmer inte/)).toBeVisible();
  expect(api.requests(tenantCalls.update)).toHaveLength(0);
  const phone = screen.getByLabelText(/^Telefon/);
  await user.clear(phone);
  await user.type(phone, '0047 22 12 34 56');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(tenantCalls.update)[0]?.body).toMatchObject({
    phone: '+47 22 12 34 56',
    updated_at: makeTenant().updated_at,
  });
});

test.each([
  ['ACTIVE', true],
  ['INVITED', false],
] as const)(
  'warns a user who edits a tenant with the portal state %s that a new email address revokes the account: %s',
  async (portal, isWarned) => {
    fakeApi().on(tenantCalls.detail, makeTenant({ portal }));
    renderScreen(<TenantEditScreen />, { route: routes.tenant.edit, url: '/tenant/11/edit' });
    await screen.findByLabelText(/^Namn/);
    expect(screen.queryByText(/Om mejladressen ändras återkallas kontot/) !== null).toBe(isWarned);
  },
);
