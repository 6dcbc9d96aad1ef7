import { addressCalls } from '@husrum/contract/address';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, within } from '@testing-library/react';
import { aTenant } from './tenant.test-data';
import TenantDetailScreen from './tenant-detail.screen';

const portal = { enabled: false, stub: null, phone: null, email: null, message: null };
const show = (tenant: Tenant = aTenant(), url = '/tenant/11') => {
  const api = fakeApi().on(tenantCalls.detail, tenant).on(tenantPortalCalls.config, portal);
  return { api, ...renderScreen(<TenantDetailScreen />, { route: routes.tenant.detail, url }) };
};
const billing = {
  id: 32,
  tenant_id: 11,
  type: 'BILLING' as const,
  address: 'Box 7',
  postal_code: '702 10',
  city: 'Örebro',
  country: 'Sverige',
};

test('leases, addresses and invoices at once', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Andersson' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lgh 1102' })).toHaveAttribute('href', '/lease/7');
  expect(screen.getByText(/Storgatan 12/)).toBeVisible();
  expect(screen.getByText(/^838/)).toHaveTextContent(/838\skr/);
  expect(await screen.findByTestId('panel tenant.invoices')).toHaveTextContent('"tenantId":11');
});

test('tickets have an address of their own and are fetched there', async () => {
  const { user, location } = show();
  const parts = await screen.findByRole('navigation', { name: 'Hyresgästens delar' });
  expect(screen.queryByTestId('panel tenant.tickets')).toBeNull();
  await act(() => user.click(within(parts).getByRole('link', { name: 'Ärenden' })));
  expect(location()).toBe('/tenant/11?tab=tickets');
  expect(await screen.findByTestId('panel tenant.tickets')).toHaveTextContent('"tenantId":11');
  expect(screen.queryByRole('link', { name: 'Lgh 1102' })).toBeNull();
});

test('inviting needs the portal, a customer in Fortnox a connection', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  for (const name of [/Skicka inbjudan igen/, /Skapa i Fortnox/])
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: /Lägg till faktureringsadress/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a billing address becomes the primary one, or goes', async () => {
  const { api, user } = show(aTenant({ addresses: [...aTenant().addresses, billing] }));
  api.on(addressCalls.makePrimary, { ...billing, type: 'PRIMARY' });
  await user.click(await screen.findByRole('button', { name: 'Fler val för faktureringsadress' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Gör till primär adress' }));
  expect(await screen.findByText('Adressen är nu hyresgästens primära')).toBeVisible();
  expect(api.requests(addressCalls.makePrimary)[0]?.body).toEqual({ address_id: 32 });
});

test('an address is changed where it stands', async () => {
  const { api, user } = show();
  api.on(addressCalls.update, ({ body }) => ({ tenant_id: 11, type: 'PRIMARY' as const, ...body }));
  await user.click(await screen.findByRole('button', { name: 'Fler val för adress' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Redigera' }));
  const dialog = await screen.findByRole('dialog');
  const city = within(dialog).getByLabelText(/^Ort/);
  await user.clear(city);
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect((await within(dialog).findAllByText('Ort måste fyllas i'))[0]).toBeVisible();
  await user.type(city, 'Kumla');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(addressCalls.update)[0]?.body).toMatchObject({ id: 31, city: 'Kumla' });
});

test('a tenant with leases stays, and the reason is told', async () => {
  const { api, user, location } = show();
  api.fails(tenantCalls.remove, 409, { message: 'Hyresgästen har uthyrningar och kan inte tas bort.' });
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText(/^Borttagningen misslyckades: Hyresgästen har uthyrningar/)).toBeVisible();
  expect(location()).toBe('/tenant/11');
});
