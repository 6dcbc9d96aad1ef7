import { insertPortfolioWithMaintenance } from '@husrum/api-demo';
import { type Caller, makeAccount, testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import type { QueryInput } from '@husrum/contract/core';
import { economyCalls } from '@husrum/contract/economy';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { statisticsCalls } from '@husrum/contract/statistics';
import { statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { endOfMonth, startOfMonth } from '@husrum/format';

const app = testServer();

describe('an empty account', () => {
  it('has only zeros', async () => {
    const anna = app.as(await makeAccount(app, 'Anna AB'));
    const stats = await anna.get(statisticsCalls.business);
    const { id, ...rest } = stats;
    expect(id).toBeGreaterThan(0);
    expect(rest).toMatchObject({ name: 'Anna AB', organisation: 1, storage_percent: 0 });
    const counts = Object.entries(rest).filter(([name]) => name.startsWith('stat_'));
    expect(counts).toHaveLength(17);
    expect(counts.filter(([, value]) => value !== 0)).toEqual([]);
    expect(Object.values(await anna.get(statisticsCalls.badges))).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  }, 60_000);
});

/** A user of an account with a demo portfolio. */
let demo: Caller;
beforeAll(async () => {
  const account = await makeAccount(app);
  await app.forAccount(account, (tx) =>
    insertPortfolioWithMaintenance(tx, app.clock.today(), { objects: 121 }),
  );
  demo = app.as(account);
}, 60_000);

describe('the counts of the demo portfolio', () => {
  it('equal the totals of the lists that they link to', async () => {
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
      accounting_divergence: 0,
      accounting_stopped: 0,
      maintenance_overdue: (await demo.get(maintenanceCalls.list, { query: { status: 'OVERDUE' } })).total,
      inspection_overdue: (await demo.get(statutoryInspectionCalls.list, { query: { status: 'OVERDUE' } }))
        .total,
      bank_payment_undecided: (await demo.get(bankFileCalls.list, { query: { limit: 100 } })).data.reduce(
        (sum, { undecided = 0 }) => sum + undecided,
        0,
      ),
    });
    expect(badges.invoicebase_unpaid).toBeGreaterThan(0);
    expect(badges.maintenance_overdue).toBeGreaterThan(0);
    expect(badges.inspection_overdue).toBeGreaterThan(0);
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
  }, 60_000);
});

describe('every box of the dashboard that links to a list', () => {
  /** The numbers that a box shows, and the total and the sum of the list that it opens. */
  interface Comparison {
    box: string;
    shown: { count?: number; amount?: number };
    list: { total: number; sum?: { payment_left: number } };
  }
  const toComparable = ({ box, shown, list }: Comparison) => [
    [box, shown],
    [
      box,
      {
        ...(shown.count === undefined ? {} : { count: list.total }),
        ...(shown.amount === undefined ? {} : { amount: list.sum?.payment_left }),
      },
    ],
  ];

  it('shows the count and the sum of that list, also with credit invoices that are ready', async () => {
    // Credit more than is ready: the amount of the box must not become negative.
    const { data: unpaid } = await demo.get(invoiceCalls.list, { query: { filter: 'unpaid', limit: 5 } });
    for (const { id } of unpaid)
      await demo.post(invoiceActionCalls.credit, { params: { type: 'manual', id } });
    const stats = await demo.get(statisticsCalls.business);
    const economy = await demo.get(economyCalls.statistics);
    const invoices = (query: QueryInput<typeof invoiceCalls.list>) => demo.get(invoiceCalls.list, { query });
    const leases = (query: QueryInput<typeof leaseCalls.listByState>) =>
      demo.get(leaseCalls.listByState, { params: { state: 'active' }, query });
    const vacancies = await demo.get(entityCalls.listByType, { params: { type: 'vacancies' } });
    const { data: companies } = await demo.get(companyCalls.list);
    const month = { start: startOfMonth(app.clock.today()), stop: endOfMonth(app.clock.today()) };
    const comparisons: Comparison[] = [
      {
        box: 'Utestående betalningar',
        shown: { count: stats.stat_unpaid_invoices, amount: stats.stat_unpaid_amount },
        list: await invoices({ filter: 'unpaid' }),
      },
      {
        box: 'Redo att skickas',
        shown: { count: stats.stat_ready_invoices, amount: stats.stat_ready_amount },
        list: await invoices({ filter: 'ready' }),
      },
      {
        box: 'Förfallna',
        shown: { count: stats.stat_overdue_invoices, amount: stats.stat_overdue_amount },
        list: await invoices({ filter: 'overdue' }),
      },
      {
        box: 'Ej skickade hyresavier',
        shown: { count: stats.stat_not_sent_invoices },
        list: await invoices({ unsent: true }),
      },
      {
        box: 'Kvar att få in av hyresmånaden',
        shown: { amount: economy.stat_rental_months?.[0]?.left ?? -1 },
        list: await invoices({ filter: 'sent', start_from: month.start, start_to: month.stop }),
      },
      {
        box: 'Aktiva uthyrningar',
        shown: { count: stats.stat_active_leases + stats.stat_ending_leases },
        list: await leases({ with_ending: true }),
      },
      {
        box: 'Intäkt per månad',
        shown: { count: economy.stat_leases_total },
        list: await leases({ with_ending: true }),
      },
      { box: 'Vakanta objekt', shown: { count: stats.stat_vacancies }, list: vacancies },
      {
        box: 'Uthyrningsgrad',
        shown: { count: economy.stat_rentable_total - economy.stat_occupancy_total },
        list: vacancies,
      },
      {
        box: 'Avslutas denna månad',
        shown: { count: stats.stat_ends_month },
        list: await demo.get(leaseCalls.list, { query: { ends_from: month.start, ends_to: month.stop } }),
      },
      {
        box: 'Nya ärenden',
        shown: { count: stats.stat_new_tickets },
        list: await demo.get(ticketCalls.list, { query: { status: 'new' } }),
      },
      {
        box: 'Öppna ärenden',
        shown: { count: stats.stat_open_tickets },
        list: await demo.get(ticketCalls.list, { query: { status: 'open' } }),
      },
      {
        box: 'Lösta denna månad',
        shown: { count: stats.stat_resolved_tickets_month },
        list: await demo.get(ticketCalls.list, {
          query: { status: 'resolved', resolved_from: month.start },
        }),
      },
      {
        box: 'Inaktiva hyresgäster',
        shown: { count: stats.stat_inactive_tenants },
        list: await demo.get(tenantCalls.list, { query: { status: 'INACTIVE' } }),
      },
      {
        box: 'Ofakturerade perioder',
        shown: { count: (await demo.get(unbilledPeriodCalls.count)).count },
        list: { total: (await demo.get(unbilledPeriodCalls.list)).total },
      },
    ];
    for (const { id, name, entities_count } of companies)
      comparisons.push({
        box: `Objekt, ${name}`,
        shown: { count: entities_count },
        list: await demo.get(entityCalls.list, { query: { company_id: id } }),
      });
    const pairs = comparisons.map(toComparable);
    expect(pairs.map(([shown]) => shown)).toEqual(pairs.map(([, list]) => list));
    expect(stats.stat_ready_amount).toBeGreaterThanOrEqual(0);
    expect(comparisons.filter(({ shown: { count } }) => count !== 0).length).toBeGreaterThan(12);
  }, 60_000);
});
