import { refreshRequirements } from '@husrum/api-maintenance';
import type { Tx } from '@husrum/api-platform';
import { signInToPortal } from '@husrum/api-portal/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { agreementCalls } from '@husrum/contract/agreement';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { bankStatementCalls } from '@husrum/contract/bank-statement';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { depositCalls } from '@husrum/contract/deposit';
import { fileCalls } from '@husrum/contract/file';
import { invoiceStatuses } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { maintenanceStatuses, taskStatuses } from '@husrum/contract/maintenance';
import { portalCalls } from '@husrum/contract/portal';
import { sessionCalls } from '@husrum/contract/session';
import { inspectionStatuses } from '@husrum/contract/statutory-inspection';
import { voucherCalls } from '@husrum/contract/voucher';
import { createDemoAccount, demoUser } from './demo-account.store';
import { listMissingKinds } from './demo-kinds.test-data';
import { demoPortal } from './demo-portal.data';
import { insertPortfolio } from './insert-portfolio';
import { findFaults, inAccountOf } from './portfolio-faults.test-data';

const app = testServer();

const listStatuses = async (
  tx: Tx,
  table: 'invoicebase' | 'rent_adjustment' | 'maintenance' | 'maintenance_task' | 'inspection_requirement',
): Promise<string[]> => {
  const rows = await tx.selectFrom(table).select('status').distinct().execute();
  return rows.map(({ status }) => status).toSorted();
};

/** The statuses of activities, their tasks and statutory inspections in the account of a user. */
const listMaintenanceStatuses = (email: string) =>
  inAccountOf(app, email, async (tx) => {
    await refreshRequirements(tx, app.clock.today());
    return {
      activities: await listStatuses(tx, 'maintenance'),
      tasks: await listStatuses(tx, 'maintenance_task'),
      inspections: await listStatuses(tx, 'inspection_requirement'),
    };
  });
const allMaintenanceStatuses = {
  activities: maintenanceStatuses.toSorted(),
  tasks: taskStatuses.toSorted(),
  inspections: inspectionStatuses.toSorted(),
};

// Simulating five months takes half a minute. So all tests of the simulated portfolio are here, and share one account.
describe('the demo account that a new server creates', () => {
  const { email, password } = demoUser;
  let size: Awaited<ReturnType<typeof createDemoAccount>>;
  beforeAll(async () => {
    size = await createDemoAccount(app);
  }, 120_000);

  const signIn = async () => {
    const { access_token: token } = await app.as().post(sessionCalls.login, { body: { email, password } });
    return app.as({ businessId: 0, userId: 0, email, token });
  };

  test('has 121 objects, no faults, and invoices, activities and inspections in every status', async () => {
    expect(size).toMatchObject({ objects: 121 });
    expect(await findFaults(app, email)).toEqual({});
    const [invoices, adjustments] = await inAccountOf(app, email, async (tx) => [
      await listStatuses(tx, 'invoicebase'),
      await listStatuses(tx, 'rent_adjustment'),
    ]);
    expect(invoices).toEqual(invoiceStatuses.toSorted());
    expect(adjustments).toEqual(['EXECUTED', 'SCHEDULED']);
    expect(await listMaintenanceStatuses(email)).toEqual(allMaintenanceStatuses);
  });

  test('has a page of every kind', async () => {
    expect(await listMissingKinds(app, email)).toEqual([]);
  });

  test('has a tenant who signs in to the portal with the documented password, and has leases and an invoice', async () => {
    const tenant = await signInToPortal(app, demoPortal.stub, demoPortal.tenantEmail, password);
    expect(await tenant.get(portalCalls.me)).toMatchObject({ landlord: { name: 'Demo Fastigheter' } });
    expect((await tenant.get(portalCalls.leases)).length).toBeGreaterThan(0);
    const [invoice] = await tenant.get(portalCalls.invoices);
    const pdf = await tenant.raw(portalCalls.invoicePdf, { params: { id: invoice?.id ?? 0 } });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('has a bank file with payments to register, and with payments to choose an invoice for', async () => {
    const user = await signIn();
    const { data } = await user.get(bankFileCalls.list);
    const file = await user.get(bankFileCalls.detail, { params: { id: data[0]?.id ?? 0 } });
    const countOf = (state: string) => file.groups.find((group) => group.state === state)?.count ?? 0;
    expect(countOf('READY')).toBeGreaterThan(0);
    expect(countOf('CHOICE')).toBeGreaterThan(0);
  });

  test('has statements of an account that agree with the books, and a written-off invoice', async () => {
    const user = await signIn();
    const { data } = await user.get(bankStatementCalls.list);
    expect(data.map(({ state, besides }) => [state, besides])).toEqual([
      ['RECONCILED', 0],
      ['RECONCILED', 0],
    ]);
    expect(data.every(({ booked }) => booked > 0)).toBe(true);
    const { data: vouchers } = await user.get(voucherCalls.list, { query: { kind: 'WRITE_OFF' } });
    expect(vouchers).toHaveLength(1);
  });

  test('has deposits that are asked for and held, and one that is repaid after a deduction', async () => {
    const user = await signIn();
    const { data } = await user.get(depositCalls.list);
    const states = data.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['ASKED', 'HELD', 'HELD', 'HELD', 'REPAID']);
    expect(data.find(({ state }) => state === 'REPAID')).toMatchObject({
      ...{ received: 24_000, used: 3200, repaid: 20_800, held: 0 },
    });
  });

  test('has books that are locked to the month before last, and agree with its invoices and payments', async () => {
    const user = await signIn();
    const { data } = await user.get(companyBooksCalls.list);
    expect(data.map(({ locked_through }) => locked_through)).toContain('2026-09-30');
    for (const { company } of data)
      expect(await user.post(companyBooksCalls.runCheck, { params: { id: company.id } })).toMatchObject({
        agrees: true,
      });
  });

  test('has agreements that its user can download', async () => {
    const user = await signIn();
    const { data } = await user.get(leaseCalls.listByState, {
      params: { state: 'active' },
      query: { limit: 100 },
    });
    const agreements = [];
    for (const { id } of data)
      agreements.push(...(await user.get(agreementCalls.listByLease, { params: { id } })));
    expect(agreements.length).toBeGreaterThan(5);
    const [agreement] = agreements;
    const { url } = await user.get(fileCalls.link, { params: { id: agreement?.file_id ?? 0 } });
    const pdf = await app.fastify.inject({ url });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('a large portfolio, which is inserted directly, has no faults, and activities and inspections in every status', async () => {
  const email = 'stort@example.se';
  // Portfolios of more than 400 objects are inserted directly.
  expect(await createDemoAccount(app, { email, objects: 401 })).toMatchObject({ objects: 401 });
  expect(await findFaults(app, email)).toEqual({});
  expect(await listMaintenanceStatuses(email)).toEqual(allMaintenanceStatuses);
}, 60_000);

test('a lease of a portfolio that is inserted directly is archived from the 30th day after its end', async () => {
  const account = await makeAccount(app);
  const endedLeases = await app.forAccount(account, async (tx) => {
    await insertPortfolio(tx, '2026-11-30', { seed: 7, objects: 121 });
    return tx.selectFrom('lease').select(['id', 'archived_at']).where('stop', '=', '2026-10-31').execute();
  });
  expect(endedLeases.length).toBeGreaterThan(0);
  expect(endedLeases.filter(({ archived_at }) => archived_at === null)).toEqual([]);
});
