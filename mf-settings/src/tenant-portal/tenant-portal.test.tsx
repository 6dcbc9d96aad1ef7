import type { Role } from '@husrum/contract/permission';
import { type TenantPortalConfig, tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import TenantPortalScreen from './tenant-portal.screen';

const portalOff: TenantPortalConfig = {
  enabled: false,
  enable_portal: false,
  stub: null,
  phone: null,
  email: null,
  message: null,
  updated_at: null,
};
const portalOn: TenantPortalConfig = {
  enabled: true,
  enable_portal: true,
  stub: 'holms',
  phone: null,
  email: 'hej@holms.example',
  message: 'Välkommen!',
  updated_at: '2026-11-02T08:00:00.000Z',
};
const setup = (config: TenantPortalConfig, role: Role = 'ADMINISTRATOR') => {
  const api = fakeApi()
    .on(tenantPortalCalls.config, config)
    .on(tenantPortalCalls.status, { not_invited: 12, without_address: 2, invited: 3, expired: 4, active: 1 });
  return { api, ...renderScreen(<TenantPortalScreen />, { api, user: createUser({ role }) }) };
};
const pressButton = async ({ user }: ReturnType<typeof setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('turns the portal on, with a portal address made from the name of the business', async () => {
  const fixture = setup(portalOff);
  const { api, user } = fixture;
  expect(await screen.findByText('Avstängd')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Portalens adress/ })).toHaveValue('holms-fastigheter-ab');
  expect(screen.getByText(/\/portal\/holms-fastigheter-ab$/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Bjud in 16 hyresgäster/ })).toBeDisabled();
  await user.click(screen.getByRole('switch', { name: /Hyresgästportalen är aktiverad/ }));
  api.on(tenantPortalCalls.updateConfig, portalOn);
  await pressButton(fixture, 'Spara');
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(tenantPortalCalls.updateConfig)[0]?.body).toEqual({
    enable_portal: true,
    stub: 'holms-fastigheter-ab',
    phone: null,
    email: 'karin@example.se',
    message: null,
    updated_at: null,
  });
});

test('shows a missing address under its field when the portal is on', async () => {
  const fixture = setup(portalOn);
  await fixture.user.clear(await screen.findByRole('textbox', { name: /Portalens adress/ }));
  await pressButton(fixture, 'Spara');
  expect((await screen.findAllByText('Portalens adress måste fyllas i'))[0]).toBeVisible();
  expect(fixture.api.requests(tenantPortalCalls.updateConfig)).toEqual([]);
});

test('asks before turning the portal off, and leaves it on when the user cancels', async () => {
  const fixture = setup(portalOn);
  await fixture.user.click(await screen.findByRole('switch', { name: /Hyresgästportalen är aktiverad/ }));
  await pressButton(fixture, 'Spara');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/slutar fungera tills du aktiverar den igen/)).toBeVisible();
  await fixture.user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  expect(fixture.api.requests(tenantPortalCalls.updateConfig)).toEqual([]);
});

test('invites all tenants who have no invitation, or one that has expired', async () => {
  const fixture = setup(portalOn);
  fixture.api.on(tenantPortalCalls.inviteAll, { invited: 16 });
  await fixture.user.click(await screen.findByRole('button', { name: /Bjud in 16 hyresgäster/ }));
  await fixture.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bjud in' }),
  );
  expect(await screen.findByText('16 hyresgäster inbjudna')).toBeVisible();
  expect(fixture.api.requests(tenantPortalCalls.inviteAll)).toHaveLength(1);
});

test.each([
  ['ADMINISTRATOR', 'Aktivera portalen och spara, så kan du bjuda in hyresgästerna.'],
  ['MANAGER', 'Be en administratör aktivera portalen, så kan du bjuda in hyresgästerna.'],
] as const)('while the portal is off, tells somebody with the role %s what to do', async (role, text) => {
  setup(portalOff, role);
  expect(await screen.findByText(text)).toBeVisible();
});

const nobody = { not_invited: 0, without_address: 0, invited: 0, expired: 0, active: 0 };
test.each([
  ['Det finns inga hyresgäster att bjuda in', nobody],
  ['Alla är inbjudna', { ...nobody, invited: 3, active: 1 }],
  ['Alla med mejladress är inbjudna', { ...nobody, active: 1, without_address: 2 }],
])('with nobody to invite, the button says why: %s', async (name, status) => {
  const { api } = setup(portalOn);
  api.on(tenantPortalCalls.status, status);
  expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeDisabled();
});
