import { eventsOfLease, type LeaseEvent, type LedgerEvent, makeLedger } from './ledger.rules';

const events: readonly LedgerEvent[] = [
  { kind: 'PAYMENT', id: 3, day: '2026-02-28', ore: -500_000 },
  { kind: 'INVOICE', id: 1, day: '2026-01-27', ore: 916_200 },
  { kind: 'INVOICE', id: 2, day: '2026-02-27', ore: 916_200 },
  { kind: 'PAYMENT', id: 4, day: '2026-03-05', ore: -500_000 },
];
const all = { from: null, to: null };

// The number is that of the rule in docs/domain-rules.md.
describe('D-26 ledger', () => {
  it('lists what changes the balance, oldest first, with the balance after each', () => {
    const { openingOre, entries, closingOre } = makeLedger(events, all);
    expect(entries.map(({ id, balanceOre }) => [id, balanceOre])).toEqual([
      [1, 916_200],
      [2, 1_832_400],
      [3, 1_332_400],
      [4, 832_400],
    ]);
    expect([openingOre, closingOre]).toEqual([0, 832_400]);
  });

  it.each([
    ['2026-02-27', '2026-02-28', 916_200, 2, 1_332_400],
    ['2026-02-28', null, 1_832_400, 2, 832_400],
    [null, '2026-02-27', 0, 2, 1_832_400],
    ['2026-03-06', null, 832_400, 0, 832_400],
    [null, '2026-01-26', 0, 0, 0],
  ])('from %s to %s: %i before, %i entries, %i after', (from, to, opening, count, closing) => {
    const ledger = makeLedger(events, { from, to });
    expect([ledger.openingOre, ledger.entries.length, ledger.closingOre]).toEqual([opening, count, closing]);
  });

  it('lists an invoice of a day before the payment of that day', () => {
    const day = '2026-01-27';
    const { entries } = makeLedger(
      [
        { kind: 'PAYMENT', id: 1, day, ore: -916_200 },
        { kind: 'INVOICE', id: 2, day, ore: 916_200 },
      ],
      all,
    );
    expect(entries.map(({ kind, balanceOre }) => [kind, balanceOre])).toEqual([
      ['INVOICE', 916_200],
      ['PAYMENT', 0],
    ]);
  });

  it('has in the ledger of a lease its invoices, and what those got of payments', () => {
    const onLease = (event: LedgerEvent, leaseId: number | null, isOfInvoice: boolean) => ({
      ...event,
      ...({ leaseId, isOfInvoice } satisfies LeaseEvent),
    });
    // 10 000 was paid on lease 1, whose invoice is of 8 500. Of the surplus, 1 500 was used on lease 2 in December.
    const tenantEvents = [
      onLease({ kind: 'INVOICE', id: 1, day: '2026-11-20', ore: 850_000 }, 1, true),
      onLease({ kind: 'PAYMENT', id: 1, day: '2026-11-25', ore: -1_000_000 }, 1, false),
      onLease({ kind: 'INVOICE', id: 2, day: '2026-12-01', ore: 777_700 }, 2, true),
    ];
    const first = eventsOfLease<LedgerEvent>(1, tenantEvents, [
      { kind: 'PAYMENT', id: 11, day: '2026-11-25', ore: -850_000 },
    ]);
    const second = eventsOfLease<LedgerEvent>(2, tenantEvents, [
      { kind: 'OFFSET', id: 12, day: '2026-12-01', ore: -150_000 },
    ]);
    expect(makeLedger(first, all).closingOre).toBe(0);
    expect(makeLedger(second, all).closingOre).toBe(627_700);
    expect(makeLedger(tenantEvents, all).closingOre).toBe(627_700);
    // In between, the credit is on no lease.
    const before = { from: null, to: '2026-11-30' };
    expect(makeLedger(tenantEvents, before).closingOre).toBe(-150_000);
    expect(makeLedger(first, before).closingOre).toBe(0);
  });
});
