import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { sessionCalls } from '@husrum/contract/session';
import { statisticsCalls } from '@husrum/contract/statistics';
import { ticketCalls } from '@husrum/contract/ticket';
import { makeAccount, testServer } from '../../test/kit';

const app = testServer();

describe('an empty account', () => {
  it('has only zeros', async () => {
    const anna = app.as(await makeAccount(app, 'Anna AB'));
    const stats = await anna.get(statisticsCalls.business);
    const { id, ...rest } = stats;
    expect(id).toBeGreaterThan(0);
    expect(rest).toMatchObject({ name: 'Anna AB', organisation: 1, storage_percent: 0 });
    const counts = Object.entries(rest).filter(([name]) => name.startsWith('stat_'));
    expect(counts).toHaveLength(15);
    expect(counts.filter(([, value]) => value !== 0)).toEqual([]);
    expect(Object.values(await anna.get(statisticsCalls.badges))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the counts of the demo portfolio', () => {
  it('equal the totals of the lists that they link to', async () => {
    const { createDemoAccount: createDemo } = await import('../demo/demo-account.store');
    await createDemo(app);
    const demo = await demoAccount();
    const total = async (filter: 'review' | 'unpaid' | 'ready' | 'error' | 'overdue'): Promise<number> =>
      (await demo.get(invoiceCalls.list, { query: { filter } })).total;
    const leases = async (state: 'active' | 'ending'): Promise<number> =>
      (await demo.get(leaseCalls.listByState, { params: { state } })).total;
    const badges = await demo.get(statisticsCalls.badges);
    expect(badges).toEqual({
      lease_ending: await leases('ending'),
      invoicebase_review: await total('review'),
      invoicebase_unpaid: await total('unpaid'),
      invoicebase_ready: await total('ready'),
      invoicebase_error: await total('error'),
      invoicebase_overdue: await total('overdue'),
      ticket_new: (await demo.get(ticketCalls.list, { query: { status: 'new' } })).total,
    });
    expect(badges.invoicebase_unpaid).toBeGreaterThan(0);
    const stats = await demo.get(statisticsCalls.business);
    const unsent = await demo.get(invoiceCalls.list, { query: { unsent: true } });
    const month = '2026-11';
    const resolved = await demo.get(ticketCalls.list, {
      query: { status: 'resolved', resolved_from: `${month}-01` },
    });
    const ending = await demo.get(leaseCalls.list, {
      query: { ends_from: `${month}-01`, ends_to: `${month}-30` },
    });
    expect(stats).toMatchObject({
      stat_unpaid_invoices: badges.invoicebase_unpaid,
      stat_overdue_invoices: badges.invoicebase_overdue,
      stat_ready_invoices: badges.invoicebase_ready,
      stat_not_sent_invoices: unsent.total,
      stat_active_leases: await leases('active'),
      stat_ending_leases: badges.lease_ending,
      stat_vacancies: (await demo.get(entityCalls.listByType, { params: { type: 'vacancies' } })).total,
      stat_new_tickets: badges.ticket_new,
      stat_resolved_tickets_month: resolved.total,
      stat_ends_month: ending.total,
    });
  });
});

const demoAccount = async () => {
  const { demoUser } = await import('../demo/demo-account.store');
  const { email, password } = demoUser;
  const { access_token } = await app.as().post(sessionCalls.login, { body: { email, password } });
  return app.as({ billableId: 0, userId: 0, email, token: access_token });
};
