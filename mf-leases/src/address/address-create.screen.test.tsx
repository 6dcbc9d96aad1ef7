import { type Address, addressCalls } from '@husrum/contract/address';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeTenant } from '../tenant/tenant.test-data';
import AddressCreateScreen from './address-create.screen';

test('creates a billing address for a tenant who has a primary address', async () => {
  const api = fakeApi()
    .on(tenantCalls.detail, makeTenant())
    .on(addressCalls.create, ({ body }) => ({
      id: 32,
      ...body,
      updated_at: '2026-11-02T08:00:00.000Z',
    }));
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

const billingAddress: Address = {
  id: 32,
  tenant_id: 11,
  type: 'BILLING',
  address: 'Box 7',
  postal_code: '702 10',
  city: 'Örebro',
  country: 'Sverige',
  updated_at: '2026-11-02T08:00:00.000Z',
};

test.each([
  ['both types to a tenant without an address', [], ['Adress', 'Faktureringsadress']],
  ['only the billing address to a tenant with a primary one', makeTenant().addresses, ['Faktureringsadress']],
  ['only the primary address to a tenant with a billing one', [billingAddress], ['Adress']],
])('offers %s', async (_name, addresses, labels) => {
  fakeApi().on(tenantCalls.detail, makeTenant({ addresses }));
  renderScreen(<AddressCreateScreen />, {
    route: routes.tenant.addAddress,
    url: '/address/create/tenant/11',
  });
  const radios = await screen.findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(labels);
  expect(radios[0]).toBeChecked();
});

test('shows a link to the tenant instead of the form when the tenant has both addresses', async () => {
  fakeApi().on(tenantCalls.detail, makeTenant({ addresses: [...makeTenant().addresses, billingAddress] }));
  renderScreen(<AddressCreateScreen />, {
    route: routes.tenant.addAddress,
    url: '/address/create/tenant/11',
  });
  expect(await screen.findByText('Hyresgästen har redan båda adresserna')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till hyresgästen' })).toHaveAttribute('href', '/tenant/11');
  expect(screen.queryByRole('button', { name: 'Lägg till adress' })).not.toBeInTheDocument();
});
