import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { aTenant } from './tenant.test-data';
import TenantEditScreen from './tenant-edit.screen';

test('a tenant is changed; a number that is somebody else’s is refused under it', async () => {
  const api = fakeApi().on(tenantCalls.detail, aTenant());
  const taken = { identifier: ['Numret tillhör redan hyresgästen Bo Ek'] };
  api.fails(tenantCalls.update, 422, { data: taken });
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
  api.on(tenantCalls.update, aTenant());
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/tenant/11');
});
