import { makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import { businessCalls } from '@husrum/contract/business';
import { createLeaseFixture } from '../lease/lease.test-data';

const app = testServer();

type Row = Readonly<Record<string, unknown>>;
interface Export {
  exported_at: string;
  tables: Record<string, Row[]>;
}

const createTwoBusinesses = async () => {
  const anna = await makeAccount(app, 'Annas Fastigheter AB');
  const bo = await makeAccount(app, 'Bos Bostäder AB');
  const annas = await createLeaseFixture(app, anna);
  const lease = await annas.createLease();
  const bos = await createLeaseFixture(app, bo);
  await bos.createLease();
  const response = await app.as(anna).raw(businessCalls.export);
  return { anna, lease, response, exported: response.json<Export>() };
};

test('exports the rows of the business and none of another one, without secrets', async () => {
  const { anna, lease, response, exported } = await createTwoBusinesses();
  expect(response.headers['content-disposition']).toContain('husrum-export-2026-11-20.json');
  expect(exported.exported_at).toBe('2026-11-20T08:00:00.000Z');
  const { tables } = exported;
  expect(tables.billable).toMatchObject([{ id: anna.businessId, name: 'Annas Fastigheter AB' }]);
  expect(tables.lease).toMatchObject([{ id: lease.id, start: lease.start }]);
  expect(tables.tenant).toHaveLength(1);
  expect(tables.user_account).toMatchObject([{ id: anna.userId, email: anna.email }]);

  const { billable = [], ...others } = tables;
  expect(billable).toHaveLength(1);
  const owners = Object.values(others).flatMap((rows) => rows.map(({ billable_id }) => billable_id));
  expect(new Set(owners)).toEqual(new Set([anna.businessId]));
  expect(response.body).not.toContain('Bos Bostäder AB');

  expect(Object.keys(tables)).not.toContain('session');
  const columns = Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
  expect(columns.filter((column) => /password|digest|token/.test(column))).toEqual([]);
  // The password hash of test accounts.
  expect(response.body).not.toContain('signs in by token only');
});

test('a manager may not export the business', async () => {
  const anna = await makeAccount(app);
  const colleague = await makeColleague(app, anna, 'MANAGER');
  expect(await app.as(colleague).failure(businessCalls.export)).toMatchObject({ status: 403 });
});
