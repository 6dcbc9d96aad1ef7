import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeTenant } from './tenant.test-data';
import TenantEditScreen from './tenant-edit.screen';

test('saves a tenant, and shows a taken number as an error under its field', async () => {
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
