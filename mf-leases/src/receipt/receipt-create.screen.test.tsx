import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeLease } from '../lease/lease.test-data';
import { makeReceipt } from './receipt.test-data';
import ReceiptCreateScreen from './receipt-create.screen';

const setup = (lease = makeLease()) => {
  const api = fakeApi().on(leaseCalls.detail, lease);
  return {
    api,
    ...renderScreen(<ReceiptCreateScreen />, {
      route: routes.lease.addReceipt,
      url: '/lease/7/quittance/create',
    }),
  };
};
const selectType = async (user: ReturnType<typeof setup>['user'], row: number, type: string) => {
  await user.click((await screen.findAllByRole('combobox', { name: /Typ/ }))[row] ?? document.body);
  const options = await screen.findAllByTitle(type);
  await user.click(options.at(-1) ?? document.body);
};
const findNameInputs = () => screen.findAllByLabelText(/^Namn/);

test('creates a receipt per row and ignores rows without a name or a type', async () => {
  const { api, user, location } = setup();
  api.on(receiptCalls.create, makeReceipt());
  const [first] = await findNameInputs();
  await user.click(first ?? document.body);
  await user.paste('Entrényckel');
  await selectType(user, 0, 'Nyckel');
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  const [, , third] = await findNameInputs();
  await user.type(third ?? document.body, 'Garage');
  await selectType(user, 2, 'Fjärrkontroll');
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect(await screen.findByText('2 kvittenser skapade')).toBeVisible();
  expect(location()).toBe('/lease/7');
  expect(api.requests(receiptCalls.create).map(({ body }) => [body.name, body.type, body.quantity])).toEqual([
    ['Entrényckel', 'nyckel', 1],
    ['Garage', 'fjärrkontroll', 1],
  ]);
});

test('the only row cannot be removed, and one filled row is required', async () => {
  const { api, user } = setup();
  await findNameInputs();
  expect(screen.getByRole('button', { name: 'Ta bort rad 1' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect((await screen.findAllByText('Fyll i minst namn och typ på en rad'))[0]).toBeVisible();
  expect(api.requests(receiptCalls.create)).toHaveLength(0);
});

test('does not send saved rows again after a failure', async () => {
  const { api, user } = setup();
  api.on(receiptCalls.create, makeReceipt());
  const [first] = await findNameInputs();
  await user.click(first ?? document.body);
  await user.paste('Nyckel 1');
  await selectType(user, 0, 'Nyckel');
  await user.click(screen.getByRole('button', { name: 'Lägg till rad' }));
  const [, second] = await findNameInputs();
  await user.type(second ?? document.body, 'Tag 1');
  await selectType(user, 1, 'Tag');
  let failing = true;
  api.on(receiptCalls.create, ({ body }) => {
    if (body.name === 'Tag 1' && failing) throw new TypeError('Failed to fetch');
    return makeReceipt({ name: body.name });
  });
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect(await screen.findByText(/Kunde inte skapa kvittenser/)).toBeVisible();
  expect(screen.getByText('Sparad')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }));
  expect(await screen.findByText('2 kvittenser skapade')).toBeVisible();
  const sentNames = api.requests(receiptCalls.create).map(({ body }) => body.name);
  expect(sentNames.filter((name) => name === 'Nyckel 1')).toHaveLength(1);
});

test('on an ended lease nothing can be handed out until it is reactivated', async () => {
  setup(makeLease({ status: 'inactive', stop: '2026-08-31' }));
  expect(await screen.findByRole('button', { name: 'Återaktivera' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lämna ut' })).toBeNull();
});
