import { calls, MOST_VIEWS } from '@husrum/contract';
import { makeAccount, testServer } from '../../test/kit';

const { preference } = calls;
const app = testServer();
const params = { list: 'invoicebase' };
const ready = { name: 'Redo', address: '/invoicebase/status/ready' };

test('columns and views are kept apart, per user and list', async () => {
  const anna = app.as(await makeAccount(app));
  await expect(anna.get(preference.list, { params })).resolves.toEqual({ hidden: [], views: [] });
  await anna.patch(preference.updateList, { params, body: { hidden: ['type'] } });
  await expect(anna.patch(preference.updateList, { params, body: { views: [ready] } })).resolves.toEqual({
    hidden: ['type'],
    views: [ready],
  });
  await expect(anna.get(preference.list, { params: { list: 'lease' } })).resolves.toMatchObject({
    hidden: [],
  });
  const bo = app.as(await makeAccount(app, 'Bos Bostäder AB'));
  await expect(bo.get(preference.list, { params })).resolves.toEqual({ hidden: [], views: [] });
});

test.each([
  ['an address outside the product', { views: [{ name: 'X', address: '//example.com' }] }, 422],
  ['more views than a menu shows', { views: Array.from({ length: MOST_VIEWS + 1 }, () => ready) }, 422],
  ['a column of endless length', { hidden: ['x'.repeat(41)] }, 422],
])('%s is refused', async (_what, body, status) => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.failure(preference.updateList, { params, body })).toMatchObject({ status });
});

test('a list that does not exist has no preferences', async () => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.failure(preference.list, { params: { list: 'okänd' } })).toMatchObject({ status: 404 });
});
