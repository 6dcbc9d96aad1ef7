import { makeAccount, testServer } from '@husrum/api-testing';
import { MAX_VIEWS, preferenceCalls } from '@husrum/contract/preference';

const app = testServer();
const params = { list: 'invoicebase' };
const readyView = { name: 'Redo', address: '/invoicebase/status/ready' };

test('saves columns and views separately, per user and list', async () => {
  const anna = app.as(await makeAccount(app));
  await expect(anna.get(preferenceCalls.list, { params })).resolves.toEqual({ hidden: [], views: [] });
  await anna.patch(preferenceCalls.updateList, { params, body: { hidden: ['type'] } });
  await expect(
    anna.patch(preferenceCalls.updateList, { params, body: { views: [readyView] } }),
  ).resolves.toEqual({
    hidden: ['type'],
    views: [readyView],
  });
  await expect(anna.get(preferenceCalls.list, { params: { list: 'lease' } })).resolves.toMatchObject({
    hidden: [],
  });
  const bo = app.as(await makeAccount(app, 'Bos Bostäder AB'));
  await expect(bo.get(preferenceCalls.list, { params })).resolves.toEqual({ hidden: [], views: [] });
});

test.each([
  ['a view with an external address', { views: [{ name: 'X', address: '//example.com' }] }, 422],
  ['too many views', { views: Array.from({ length: MAX_VIEWS + 1 }, () => readyView) }, 422],
  ['a column name that is too long', { hidden: ['x'.repeat(41)] }, 422],
])('rejects %s', async (_description, body, status) => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.failure(preferenceCalls.updateList, { params, body })).toMatchObject({ status });
});

test('answers 404 for an unknown list', async () => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.failure(preferenceCalls.list, { params: { list: 'okänd' } })).toMatchObject({
    status: 404,
  });
});
