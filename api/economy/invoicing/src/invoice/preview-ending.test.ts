import { toUpdateBody } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { createLeasedApartment } from './invoice.test-data';

const app = testServer();

test('charges 10/31 of the rent for ten days of December, and nothing when the lease ends before it starts', async () => {
  app.clock.set('2026-11-19T08:00:00Z');
  const { user, lease } = await createLeasedApartment(app, await makeAccount(app));
  const previewEnding = (stop: string) =>
    user.get(leaseCalls.previewEnding, { params: { id: lease.id }, query: { stop } });
  const { last } = await previewEnding('2026-12-10');
  expect(last).toMatchObject({ start: '2026-12-01', stop: '2026-12-10', total: 2742 });
  expect(last?.explanation).toContain('10/31');
  expect((await previewEnding('2025-12-31')).last).toBeNull();
});

test.each([
  ['2027-02-14', { start: '2027-01-01', stop: '2027-02-14' }],
  ['2027-01-31', { start: '2027-01-01', stop: '2027-01-31' }],
  ['2026-12-31', null],
])('the last invoice of a lease that ends %s is the one that its page then names', async (stop, last) => {
  // It is created after the generation day of its first months: January is invoiced next.
  app.clock.set('2026-11-26T08:00:00Z');
  const { user, lease } = await createLeasedApartment(app, await makeAccount(app), {
    settings: { auto_enabled: true },
    lease: { start: '2026-11-15', payment_interval: 'QUARTERLY' },
  });
  const input = { params: { id: lease.id } };
  const preview = await user.get(leaseCalls.previewEnding, { ...input, query: { stop } });
  expect(preview.last).toEqual(last && expect.objectContaining(last));
  expect(preview.unbilled).toEqual([{ start: '2026-11-15', stop: '2026-12-31' }]);
  await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { stop }) });
  const { next_notice } = await user.get(leaseCalls.detail, input);
  expect(next_notice).toEqual(last && expect.objectContaining(last));
});

test('rejects an impossible date', async () => {
  const { user, lease } = await createLeasedApartment(app, await makeAccount(app));
  const input = { params: { id: lease.id }, query: { stop: '2026-02-30' } };
  expect(await user.failure(leaseCalls.previewEnding, input)).toMatchObject({ status: 422 });
});
