import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { aLease } from '../lease/lease.test-data';
import { aReceipt } from './receipt.test-data';
import ReceiptCreateScreen from './receipt-create.screen';

const begin = () => {
  const api = fakeApi().on(leaseCalls.detail, aLease());
  return {
    api,
    ...renderScreen(<ReceiptCreateScreen />, {
      route: routes.lease.addReceipt,
      url: '/lease/7/quittance/create',
    }),
  };
};
const choose = async (user: ReturnType<typeof begin>['user'], row: number, type: string) => {
  await user.click((await screen.findAllByRole('combobox', { name: /Typ/ }))[row] ?? document.body);
  const options = await screen.findAllByTitle(type);
  await user.click(options.at(-1) ?? document.body);
};
const names = () => screen.findAllByLabelText(/^Namn/);

test('several things at once; rows without name or type are left out', async () => {
  const { api, user, location } = begin();
  api.on(receiptCalls.create, aReceipt());
  const [first] = await names();
  await user.type(first ?? document.body, 'Entrényckel');
  await choose(user, 0, 'Nyckel');
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  const [, , third] = await names();
  await user.type(third ?? document.body, 'Garage');
  await choose(user, 2, 'Fjärrkontroll');
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect(await screen.findByText('2 kvittenser skapade')).toBeVisible();
  expect(location()).toBe('/lease/7');
  expect(api.requests(receiptCalls.create).map(({ body }) => [body.name, body.type, body.quantity])).toEqual([
    ['Entrényckel', 'nyckel', 1],
    ['Garage', 'fjärrkontroll', 1],
  ]);
});

test('one row always remains, and one must be filled in', async () => {
  const { api, user } = begin();
  await names();
  expect(screen.getByRole('button', { name: 'Ta bort rad 1' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect((await screen.findAllByText('Fyll i minst namn och typ på en rad'))[0]).toBeVisible();
  expect(api.requests(receiptCalls.create)).toHaveLength(0);
});

test('what is saved before a row fails is not sent twice', async () => {
  const { api, user } = begin();
  api.on(receiptCalls.create, aReceipt());
  const [first] = await names();
  await user.type(first ?? document.body, 'Nyckel 1');
  await choose(user, 0, 'Nyckel');
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  const [, second] = await names();
  await user.type(second ?? document.body, 'Tag 1');
  await choose(user, 1, 'Tag');
  let failing = true;
  api.on(receiptCalls.create, ({ body }) => {
    if (body.name === 'Tag 1' && failing) throw new TypeError('Failed to fetch');
    return aReceipt({ name: body.name });
  });
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect(await screen.findByText(/Kunde inte skapa kvittenser/)).toBeVisible();
  expect(screen.getByText('Sparad')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect(await screen.findByText('2 kvittenser skapade')).toBeVisible();
  const sent = api.requests(receiptCalls.create).map(({ body }) => body.name);
  expect(sent.filter((name) => name === 'Nyckel 1')).toHaveLength(1);
});
