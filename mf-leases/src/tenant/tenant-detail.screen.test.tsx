import { addressCalls } from '@husrum/contract/address';
import { creditCalls } from '@husrum/contract/credit';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeTenant } from './tenant.test-data';
import TenantDetailScreen from './tenant-detail.screen';

const portal = {
  enabled: false,
  enable_portal: false,
  stub: null,
  phone: null,
  email: null,
  message: null,
  updated_at: null,
};
const setup = (tenant: Tenant = makeTenant(), url = '/tenant/11', config = portal) => {
  const api = fakeApi()
    .on(tenantCalls.detail, tenant)
    .on(tenantPortalCalls.config, config)
    .on(creditCalls.listByTenant, { data: [] });
  return { api, ...renderScreen(<TenantDetailScreen />, { route: routes.tenant.detail, url }) };
};
const billingAddress = {
  id: 32,
  tenant_id: 11,
  type: 'BILLING' as const,
  address: 'Box 7',
  postal_code: '702 10',
  updated_at: '2026-11-02T08:00:00.000Z',
  city: 'Örebro',
  country: 'Sverige',
};

test('shows leases, addresses, credit and invoices', async () => {
  setup();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Andersson' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lgh 1102' })).toHaveAttribute('href', '/lease/7');
  expect(screen.getByText(/Storgatan 12/)).toBeVisible();
  expect(screen.getByText(/^838/)).toHaveTextContent(/838\skr/);
  expect(await screen.findByTestId('panel tenant.invoices')).toHaveTextContent('"tenantId":11');
});

test('loads tickets in a tab with its own URL', async () => {
  const { user, location } = setup();
  const tabs = await screen.findByRole('navigation', { name: 'Hyresgästens delar' });
  expect(screen.queryByTestId('panel tenant.tickets')).toBeNull();
  await act(() => user.click(within(tabs).getByRole('link', { name: 'Ärenden' })));
  expect(location()).toBe('/tenant/11?tab=tickets');
  expect(await screen.findByTestId('panel tenant.tickets')).toHaveTextContent('"tenantId":11');
  expect(screen.queryByRole('link', { name: 'Lgh 1102' })).toBeNull();
});

test('disables the invitation while the portal is off, and Fortnox while it is not connected', async () => {
  const { user } = setup();
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  for (const name of [/Bjud in till hyresgästportalen/, /Skapa i Fortnox/])
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: /Lägg till faktureringsadress/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.each([
  ['NOT_INVITED', /Bjud in till hyresgästportalen/, true],
  ['INVITED', /Skicka inbjudan igen/, true],
  ['ACTIVE', /Skicka inbjudan igen/, false],
] as const)(
  'while the portal is on, a tenant with the portal state %s can be invited by %s: %s',
  async (state, name, canInvite) => {
    const tenant = makeTenant({ portal: state });
    const { api, user } = setup(tenant, '/tenant/11', { ...portal, enabled: true, enable_portal: true });
    api.on(tenantCalls.resendInvite, tenant);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.requests(tenantPortalCalls.config)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Fler val' }));
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('aria-disabled', String(!canInvite));
    if (!canInvite) return;
    await user.click(item);
    await waitFor(() => expect(api.requests(tenantCalls.resendInvite)).toHaveLength(1));
  },
);

test('revokes the portal account of a tenant after a confirmation', async () => {
  const { api, user } = setup(makeTenant({ portal: 'ACTIVE' }));
  api.on(tenantCalls.revokePortalAccount, makeTenant({ portal: 'NOT_INVITED' }));
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: /Återkalla kontot/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/loggas ut och kommer inte längre in/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Återkalla kontot' }));
  expect(await screen.findByText('Kontot är återkallat')).toBeVisible();
  expect(api.requests(tenantCalls.revokePortalAccount)[0]?.params).toEqual({ id: '11' });
});

test('shows when the invitation was sent and that its link has expired, and offers to send the invitation again', async () => {
  const tenant = makeTenant({
    portal: 'INVITED',
    invite: true,
    invite_sent_at: '2026-11-02T08:00:00.000Z',
    invite_expired: true,
  });
  const { user } = setup(tenant, '/tenant/11', { ...portal, enabled: true, enable_portal: true });
  expect(await screen.findByText(/Inbjudan skickad.*Länken har gått ut/)).toHaveTextContent('2026-11-02');
  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  const item = await screen.findByRole('menuitem', { name: /Skicka inbjudan igen/ });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled', 'true'));
});

test('a tenant who is not invited has nothing to revoke', async () => {
  const { user } = setup(makeTenant({ portal: 'NOT_INVITED' }));
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await screen.findByRole('menuitem', { name: /Lägg till faktureringsadress/ });
  expect(screen.queryByRole('menuitem', { name: /Återkalla/ })).toBeNull();
});

test('makes a billing address the primary one', async () => {
  const { api, user } = setup(makeTenant({ addresses: [...makeTenant().addresses, billingAddress] }));
  api.on(addressCalls.makePrimary, { ...billingAddress, type: 'PRIMARY' });
  await user.click(await screen.findByRole('button', { name: 'Fler val för faktureringsadress' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Gör till primär adress' }));
  expect(
    await screen.findByText(/^Adressen är nu den primära\. Den förra är faktureringsadress/),
  ).toBeVisible();
  expect(api.requests(addressCalls.makePrimary)[0]?.body).toEqual({ address_id: 32 });
});

test('edits an address in a modal', async () => {
  const { api, user } = setup();
  api.on(addressCalls.update, ({ body }) => ({
    tenant_id: 11,
    type: 'PRIMARY' as const,
    ...body,
    updated_at: '2026-11-02T08:00:01.000Z',
  }));
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
  expect(api.requests(addressCalls.update)[0]?.body).toMatchObject({
    id: 31,
    city: 'Kumla',
    updated_at: '2026-11-02T08:00:00.000Z',
  });
});

const openRemoval = async (tenant: Tenant) => {
  const context = setup(tenant);
  await context.user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await context.user.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  return { ...context, dialog: within(await screen.findByRole('dialog')) };
};

test.each([
  [/^Hyresgästen har uthyrningar, pågående eller avslutade/, makeTenant()],
  [/^Hyresgästen har hyresavier/, makeTenant({ leases: [], has_invoices: true })],
])('says beforehand why a tenant cannot be removed: %s', async (reason, tenant) => {
  const { dialog } = await openRemoval(tenant);
  expect(dialog.getByText('Hyresgästen kan inte tas bort')).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Ta bort' })).toBeNull();
});

test('the question before a removal names what is lost and what is kept, and a refusal is shown', async () => {
  const { api, user, dialog, location } = await openRemoval(makeTenant({ leases: [], portal: 'ACTIVE' }));
  expect(dialog.getByText(/tas bort med sina adresser och sitt konto i hyresgästportalen/)).toHaveTextContent(
    /meddelanden finns kvar med namn och mejladress.* ärendena finns kvar utan hyresgäst\. Det går inte att ångra\.$/,
  );
  api.fails(tenantCalls.remove, 409, { message: 'Hyresgästen har uthyrningar och kan inte tas bort.' });
  await user.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText(/^Borttagningen misslyckades: Hyresgästen har uthyrningar/)).toBeVisible();
  expect(location()).toBe('/tenant/11');
});

test.each([
  [/tas bort med sina adresser\. Skickade/, 'NOT_INVITED' as const],
  [/adresser och sin inbjudan till hyresgästportalen\. Skickade/, 'INVITED' as const],
])('the question says what is lost: %s', async (text, portalState) => {
  const { dialog } = await openRemoval(makeTenant({ leases: [], portal: portalState }));
  expect(dialog.getByText(text)).toBeVisible();
});

test.each([
  ['Portalen är avstängd', /Bjud in till hyresgästportalen/, makeTenant()],
  ['Kontot är redan aktivt', /Skicka inbjudan igen/, makeTenant({ portal: 'ACTIVE' })],
  ['Företaget aviserar inte genom Fortnox', /Skapa i Fortnox/, makeTenant()],
  ['Hyresgästen har ingen uthyrning', /Skapa i Fortnox/, makeTenant({ leases: [] })],
  [
    'Finns redan som kund 1042',
    /Skapa i Fortnox/,
    makeTenant({ connected_to_fortnox: true, fortnox_customer_number: '1042' }),
  ],
  [
    'Faktureringsadressen finns redan',
    /Lägg till faktureringsadress/,
    makeTenant({ addresses: [billingAddress] }),
  ],
])('a disabled menu item says why: %s', async (reason, name, tenant) => {
  const { user } = setup(tenant);
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  const item = await screen.findByRole('menuitem', { name });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(await within(item).findByText(reason)).toBeVisible();
});

describe('a tenant of a company that invoices through Fortnox', () => {
  const tenant = makeTenant({ connected_to_fortnox: true });
  const chooseAction = async (user: ReturnType<typeof setup>['user'], name: RegExp) => {
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  test('is created as a customer in Fortnox, or the refusal is shown', async () => {
    const { api, user } = setup(tenant);
    api.fails(tenantCalls.createInFortnox, 409, { message: 'Kundnumret 17 finns redan i Fortnox.' });
    await chooseAction(user, /Skapa i Fortnox/);
    expect(await screen.findByText('Kundnumret 17 finns redan i Fortnox.')).toBeVisible();
    api.on(tenantCalls.createInFortnox, { ...tenant, fortnox_customer_number: '18' });
    await chooseAction(user, /Skapa i Fortnox/);
    expect(await screen.findByText('Hyresgästen är kund 18 i Fortnox')).toBeVisible();
  });

  test('autogiro is registered from a day; the form stays open when Fortnox refuses', async () => {
    const { api, user } = setup(tenant);
    expect(await screen.findByText('Inget medgivande')).toBeVisible();
    api.fails(tenantCalls.setAutogiro, 409, { message: 'Fortnox har inget medgivande för kunden.' });
    await chooseAction(user, /Registrera autogiro/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Autogiro' }));
    const from = dialog.getByLabelText(/Gäller från/);
    await user.clear(from);
    await user.type(from, '2027-02-01');
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(await dialog.findByText('Fortnox har inget medgivande för kunden.')).toBeVisible();
    expect(from).toHaveValue('2027-02-01');
    api.on(tenantCalls.setAutogiro, { ...tenant, autogiro: true });
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText('Autogirot är registrerat')).toBeVisible();
    expect(api.requests(tenantCalls.setAutogiro).at(-1)?.body).toEqual({ from: '2027-02-01' });
  });

  test('autogiro is removed after a confirmation', async () => {
    const autogiroMandate = { from: '2026-12-01', user_name: 'Eva Ek' };
    const { api, user } = setup({ ...tenant, autogiro: true, autogiro_mandate: autogiroMandate });
    expect(await screen.findByText(', registrerat av Eva Ek')).toBeVisible();
    api.on(tenantCalls.removeAutogiro, tenant);
    await chooseAction(user, /Ta bort autogiro/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Avier som redan är skickade dras ändå/)).toBeVisible();
    expect(api.requests(tenantCalls.removeAutogiro)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Ta bort autogiro' }));
    expect(await screen.findByText('Autogirot är borttaget')).toBeVisible();
  });
});
