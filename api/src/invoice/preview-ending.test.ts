import { leaseCalls } from '@husrum/contract/lease';
import { makeAccount, testServer } from '../../test/kit';
import { createLeasedApartment } from './invoice.test-data';

const app = testServer();

test('charges 10/31 of the rent for ten days of December, and nothing when the lease ends before it starts', async () => {
  const { user, lease } = await createLeasedApartment(app, await makeAccount(app));
  const previewEnding = (stop: string) =>
    user.get(leaseCalls.previewEnding, { params: { id: lease.id }, query: { stop } });
  const { last } = await previewEnding('2026-12-10');
  expect(last).toMatchObject({ start: '2026-12-01', stop: '2026-12-10', total: 2742 });
  expect(last?.explanation).toContain('10/31');
  expect((await previewEnding('2025-12-31')).last).toBeNull();
});

test('rejects an impossible date', async () => {
  const { user, lease } = await createLeasedApartment(app, await makeAccount(app));
  const input = { params: { id: lease.id }, query: { stop: '2026-02-30' } };
  expect(await user.failure(leaseCalls.previewEnding, input)).toMatchObject({ status: 422 });
});
