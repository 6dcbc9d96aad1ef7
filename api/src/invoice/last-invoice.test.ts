import { leaseCalls } from '@husrum/contract/lease';
import { makeAccount, testServer } from '../../test/kit';
import { letFlat } from './invoice.test-data';

const app = testServer();

test('ten days of December cost 10/31 of the rent, and a day that is billed has no invoice to come', async () => {
  const { user, lease } = await letFlat(app, await makeAccount(app));
  const ending = (stop: string) => user.get(leaseCalls.ending, { params: { id: lease.id }, query: { stop } });
  const { last } = await ending('2026-12-10');
  expect(last).toMatchObject({ start: '2026-12-01', stop: '2026-12-10', total: 2742 });
  expect(last?.explanation).toContain('10/31');
  expect((await ending('2025-12-31')).last).toBeNull();
});

test('the day must be one', async () => {
  const { user, lease } = await letFlat(app, await makeAccount(app));
  const wrong = { params: { id: lease.id }, query: { stop: '2026-02-30' } };
  expect(await user.failure(leaseCalls.ending, wrong)).toMatchObject({ status: 422 });
});
