import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { aLease } from './lease.test-data';
import LeaseEditScreen from './lease-edit.screen';

const begin = () => {
  const api = fakeApi().on(leaseCalls.detail, aLease());
  return { api, ...renderScreen(<LeaseEditScreen />, { route: routes.lease.edit, url: '/lease/7/edit' }) };
};

test('terms are changed, with the version that was seen', async () => {
  const { api, user, location } = begin();
  api.on(leaseCalls.update, aLease());
  const fee = await screen.findByRole('textbox', { name: /^Hyra/ });
  await user.clear(fee);
  await user.type(fee, '8 700,50');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/lease/7');
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({
    id: 7,
    fee: 8700.5,
    next_invoice_month: '2027-01',
    updated_at: '2026-11-01T08:00:00.000Z',
  });
});

test('somebody else was first: said, and nothing that was typed is lost', async () => {
  const { api, user } = begin();
  api.fails(leaseCalls.update, 409, { message: 'Uppgifterna har ändrats av någon annan.' });
  const reference = await screen.findByLabelText(/^Referens/);
  await user.clear(reference);
  await user.type(reference, 'K-9');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Uppgifterna har ändrats av någon annan.')).toBeVisible();
  expect(reference).toHaveValue('K-9');
});

test('an end before the start is refused before it is sent', async () => {
  const { api, user } = begin();
  const stop = await screen.findByLabelText(/^Slutdatum/);
  await user.type(stop, '2024-04-30{Enter}');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect((await screen.findAllByText('Slutdatum kan inte vara före startdatum'))[0]).toBeVisible();
  expect(api.requests(leaseCalls.update)).toHaveLength(0);
});
