import { MOST_VIEWS, preferenceCalls } from '@husrum/contract/preference';
import { makeAccount, testServer } from '../../test/kit';

const app = testServer();
const params = { list: 'invoicebase' };
const ready = { name: 'Redo', address: '/invoicebase/status/ready' };

test('columns and views are kept apart, per user and list', async () => {
  const anna = app.as(await makeAccount(app));
  await expect(anna.get(preferenceCalls.list, { params })).resolves.toEqual({ hidden: [], views: [] });
  await anna.patch(preferenceCalls.updateList, { params, body: { hidden: ['type'] } });
  await expect(anna.patch(preferenceCalls.updateList, { params, body: { views: [ready] } })).resolves.toEqual(
    {
      hidden: ['type'],
      views: [ready],
    },
  );
  await expect(anna.get(preferenceCalls.list, { params: { list: 'lease' } })).resolves.toMatchObject({
    hidden: [],
  });
  const bo = app.as(await makeAccount(app, 'Bos Bostäder AB'));
  await expect(bo.get(preferenceCalls.list, { params })).resolves.toEqual({ hidden: [], views: [] });
});

test.each([
  ['an address outside the product', { views: [{ name: 'X', address: '//example.com' }] }, 422],
  ['more views than a menu shows', { views: Array.from({ length: MOST_VIEWS + 1 }, () => ready) }, 422],
  ['a column of endless length', { hidden: ['x'.repeat(41)] }, 422],
])('%s is refused', async (_what, body, status) => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.failure(preferenceCalls.updateList, { params, body })).toMatchObject({ status });
});

test('a list that does not exist has no preferences', async () => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.failure(preferenceCalls.list, { params: { list: 'okänd' } })).toMatchObject({
    status: 404,
  });
});
