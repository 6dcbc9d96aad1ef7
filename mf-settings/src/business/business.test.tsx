import { businessCalls } from '@husrum/contract/business';
import type { ResponseOf } from '@husrum/contract/core';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
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
