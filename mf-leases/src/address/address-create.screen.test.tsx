import { addressCalls } from '@husrum/contract/address';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeTenant } from '../tenant/tenant.test-data';
import AddressCreateScreen from './address-create.screen';

test('suggests a billing address when the tenant has a primary address', async () => {
  const api = fakeApi()
    .on(tenantCalls.detail, makeTenant())
    .on(addressCalls.create, ({ body }) => ({ id: 32, ...body }));
  const { user, location } = renderScreen(<AddressCreateScreen />, {
    route: routes.tenant.addAddress,
    url: '/address/create/tenant/11',
  });
  expect(await screen.findByRole('radio', { name: 'Faktureringsadress' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: /^Adress/ }), 'Box 7');
  await user.type(screen.getByLabelText(/^Postnummer/), '702 10');
  await user.type(screen.getByLabelText(/^Ort/), 'Örebro');
  await user.click(screen.getByRole('button', { name: 'Lägg till adress' }));
  expect(await screen.findByText('Adress tillagd')).toBeVisible();
  expect(location()).toBe('/tenant/11');
  expect(api.requests(addressCalls.create)[0]?.body).toEqual({
    tenant_id: 11,
    type: 'BILLING',
    address: 'Box 7',
    postal_code: '702 10',
    city: 'Örebro',
    country: 'Sverige',
  });
});
