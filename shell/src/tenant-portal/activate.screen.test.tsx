import { routes } from '@husrum/contract/routes';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import ActivateScreen from './activate.screen';

const landlord = {
  name: 'Holms Fastigheter AB',
  phone: '019-12 34 56',
  email: 'hej@holms.example',
  message: 'Välkommen till oss!',
};
const invite = {
  name: 'Åsa Ek',
  email: 'asa@example.se',
  stub: 'holms',
  expires_at: '2026-12-04T08:00:00.000Z',
  landlord,
};
const renderActivate = () =>
  renderScreen(<ActivateScreen />, { route: routes.portal.activate, url: '/portal/activate/abc' });

test('an invited tenant sees the landlord, chooses a password and is led to the sign-in', async () => {
  const api = fakeApi().on(tenantPortalCalls.invite, invite);
  const { user, location } = renderActivate();
  expect(await screen.findByText(/^Hej Åsa Ek! Holms Fastigheter AB har bjudit in dig/)).toBeVisible();
  expect(screen.getByText('Länken gäller till och med 4 december 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'hej@holms.example' })).toBeVisible();
  expect(screen.getByText('Välkommen till oss!')).toBeVisible();
  const submit = () => user.click(screen.getByRole('button', { name: 'Aktivera kontot' }));
  await user.click(screen.getByLabelText(/^Nytt lösenord/));
  await user.paste('en lagom lång mening');
  await user.click(screen.getByLabelText(/^Upprepa lösenordet/));
  await user.paste('en annan mening');
  await submit();
  expect((await screen.findAllByText('Lösenorden är inte lika'))[0]).toBeVisible();
  expect(api.requests(tenantPortalCalls.activate)).toEqual([]);
  await user.clear(screen.getByLabelText(/^Upprepa lösenordet/));
  await user.click(screen.getByLabelText(/^Upprepa lösenordet/));
  await user.paste('en lagom lång mening');
  api.on(tenantPortalCalls.activate, { message: 'Ditt konto är aktivt' });
  await submit();
  expect(await screen.findByRole('heading', { name: 'Ditt konto är aktivt' })).toBeVisible();
  expect(screen.getByText('Holms Fastigheter AB', { selector: 'section p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(location()).toBe('/portal/holms');
});

test('shows why a link does not work', async () => {
  fakeApi().fails(tenantPortalCalls.invite, 422, { message: 'Länken är redan använd eller för gammal.' });
  renderActivate();
  expect(await screen.findByRole('heading', { name: 'Länken fungerar inte' })).toBeVisible();
  expect(screen.getByText('Länken är redan använd eller för gammal.')).toBeVisible();
});
