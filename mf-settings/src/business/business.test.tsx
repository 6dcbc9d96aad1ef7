import { businessCalls } from '@husrum/contract/business';
import type { OkOf } from '@husrum/contract/core';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import BusinessScreen from './business.screen';

const business: OkOf<typeof businessCalls.detail> = {
  id: 1,
  name: 'Holms Fastigheter AB',
  currency: 'SEK',
  identifier: '559999-0016',
  phone: null,
  organisation: 1,
  stat_inactive_tenants: 0,
  storage_percent: 12,
};
const show = (changes: Partial<typeof business> = {}) => {
  const api = fakeApi().on(businessCalls.detail, { ...business, ...changes });
  return { api, ...renderScreen(<BusinessScreen />, { api }) };
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('a company is asked for its organisation number, a person for the personal one', async () => {
  const { unmount } = show();
  expect(await field(/Organisationsnummer/)).toHaveValue('559999-0016');
  expect(screen.getByText('12 % av lagringsutrymmet används')).toBeInTheDocument();
  unmount();
  show({ organisation: 0, identifier: null });
  expect(await field(/Personnummer/)).toHaveValue('');
});

test('a change is saved', async () => {
  const { api, user } = show();
  await user.type(await field(/Telefon/), '019-12 34 56');
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

test('a number with a wrong check digit is refused before it is sent', async () => {
  const { api, user } = show();
  const number = await field(/Organisationsnummer/);
  await user.clear(number);
  await user.type(number, '559999-0017');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Organisationsnumret stämmer inte/)).toBeInTheDocument();
  expect(number).toHaveValue('559999-0017');
  expect(api.requests(businessCalls.update)).toEqual([]);
});
