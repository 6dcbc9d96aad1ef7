import { businessCalls } from '@husrum/contract/business';
import type { ResponseOf } from '@husrum/contract/core';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import BusinessScreen from './business.screen';

const business: ResponseOf<typeof businessCalls.detail> = {
  id: 1,
  name: 'Holms Fastigheter AB',
  currency: 'SEK',
  identifier: '559999-0016',
  phone: null,
  organisation: 1,
  stat_inactive_tenants: 0,
  storage_percent: 12,
  updated_at: '2026-11-02T08:00:00.000Z',
};
const renderBusiness = (changes: Partial<typeof business> = {}) => {
  const api = fakeApi().on(businessCalls.detail, { ...business, ...changes });
  return { api, ...renderScreen(<BusinessScreen />, { api }) };
};
const findField = (name: RegExp) => screen.findByRole('textbox', { name });

test('asks a company for its organisation number and a person for the personal number', async () => {
  const { unmount } = renderBusiness();
  expect(await findField(/Organisationsnummer/)).toHaveValue('559999-0016');
  expect(screen.getByText('12 % av lagringsutrymmet används')).toBeInTheDocument();
  unmount();
  renderBusiness({ organisation: 0, identifier: null });
  expect(await findField(/Personnummer/)).toHaveValue('');
});

test('saves changes', async () => {
  const { api, user } = renderBusiness();
  await user.type(await findField(/Telefon/), '019-12 34 56');
  api.on(businessCalls.update, { ...business, phone: '019-12 34 56' });
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeInTheDocument();
  expect(api.requests(businessCalls.update)[0]?.body).toEqual({
    name: 'Holms Fastigheter AB',
    currency: 'SEK',
    identifier: '559999-0016',
    phone: '019-12 34 56',
    updated_at: business.updated_at,
  });
});

test('can be saved again after a save, and tells when somebody else has changed the business meanwhile', async () => {
  const { api, user } = renderBusiness();
  const saved = { ...business, phone: '019-12 34 56', updated_at: '2026-11-02T08:00:01.000Z' };
  await user.type(await findField(/Telefon/), '019-12 34 56');
  api.on(businessCalls.update, saved).on(businessCalls.detail, saved);
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeInTheDocument();

  const name = await findField(/Namn/);
  await user.type(name, ' (publ)');
  api.fails(businessCalls.update, 409, {
    message: 'Någon annan har ändrat uppgifterna medan du redigerade dem. Det du har skrivit finns kvar.',
    data: { phone: ['Nu sparat: 08-55 10 00'] },
  });
  api.on(businessCalls.detail, { ...saved, phone: '08-55 10 00', updated_at: '2026-11-02T09:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/^Någon annan har ändrat uppgifterna/)).toBeVisible();
  expect(screen.getByText('Nu sparat: 08-55 10 00')).toBeVisible();
  expect(name).toHaveValue('Holms Fastigheter AB (publ)');
  expect(api.requests(businessCalls.update)[1]?.body).toMatchObject({ updated_at: saved.updated_at });
  // The user has read what is saved, and saves again.
  api.on(businessCalls.update, saved);
  await waitFor(() => expect(api.requests(businessCalls.detail).length).toBeGreaterThan(2));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(api.requests(businessCalls.update)).toHaveLength(3));
  expect(api.requests(businessCalls.update)[2]?.body).toMatchObject({
    name: 'Holms Fastigheter AB (publ)',
    updated_at: '2026-11-02T09:00:00.000Z',
  });
});

test('rejects a number with a wrong check digit before sending', async () => {
  const { api, user } = renderBusiness();
  const number = await findField(/Organisationsnummer/);
  await user.clear(number);
  await user.type(number, '559999-0017');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Organisationsnumret stämmer inte/)).toBeInTheDocument();
  expect(number).toHaveValue('559999-0017');
  expect(api.requests(businessCalls.update)).toEqual([]);
});

test('a colleague who is not an administrator can read the business but not change it', async () => {
  const api = fakeApi().on(businessCalls.detail, business);
  renderScreen(<BusinessScreen />, { api, user: createUser({ role: 'MANAGER' }) });
  expect(await findField(/Organisationsnummer/)).toBeDisabled();
  expect(screen.getByRole('combobox')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Spara' })).not.toBeInTheDocument();
});
