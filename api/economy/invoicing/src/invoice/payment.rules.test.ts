import { deriveInvoiceStatus, type InvoiceFacts } from './invoice-status.rules';
import {
  allocatePayment,
  applyPayment,
  paymentLeft,
  roundOff,
  splitAllocationsByPayment,
} from './payment.rules';

const PAY = 916_200;
const facts = (paidOre: number, more: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  cancelled: false,
  credited: false,
  sent: true,
  hasProblem: false,
  stage: 'READY',
  dueAt: '2026-11-30',
  payOre: PAY,
  paidOre,
  creditedOre: 0,
  ...more,
});

// The number is that of the rule in docs/domain-rules.md.
describe('D-14 payments', () => {
  it('an invoice of 9 162 kr is paid in part, then paid with a surplus that is offset on the next invoice, then credited', () => {
    const first = applyPayment(500_000, PAY);
    expect(first).toEqual({ appliedOre: 500_000, leftOre: 416_200, surplusOre: 0 });
    expect(deriveInvoiceStatus(facts(500_000), '2026-11-30')).toBe('PARTIALLY_PAYED');
    expect(deriveInvoiceStatus(facts(500_000), '2026-12-01')).toBe('OVERDUE');

    const second = applyPayment(500_000, first.leftOre);
    expect(second).toEqual({ appliedOre: 416_200, leftOre: 0, surplusOre: 83_800 });
    expect(deriveInvoiceStatus(facts(PAY), '2026-12-01')).toBe('PAYED');

    const next = applyPayment(second.surplusOre, PAY);
    expect(next).toEqual({ appliedOre: 83_800, leftOre: 832_400, surplusOre: 0 });
    expect(deriveInvoiceStatus(facts(83_800, { sent: false }), '2026-12-01')).toBe('READY');
    expect(deriveInvoiceStatus(facts(83_800, { dueAt: '2026-12-30' }), '2026-12-01')).toBe('PARTIALLY_PAYED');

    expect(deriveInvoiceStatus(facts(PAY, { credited: true }), '2026-12-01')).toBe('CREDITED');
  });

  it('leaves nothing to pay when the unpaid amount is credited', () => {
    expect(paymentLeft({ payOre: PAY, paidOre: 500_000, creditedOre: PAY - 500_000 })).toBe(0);
  });

  it('leaves nothing to pay when what a payment lacked is rounded off', () => {
    expect(paymentLeft({ payOre: 654_300, paidOre: 654_279, creditedOre: 0, roundedOffOre: 21 })).toBe(0);
  });

  it('pays the oldest due date first, also when the invoices are in that order', () => {
    const ordered = [
      { id: 1, dueAt: '2026-11-30', leftOre: 100 },
      { id: 2, dueAt: '2026-12-30', leftOre: 100 },
    ];
    expect(allocatePayment(100, ordered).allocations).toEqual([{ id: 1, appliedOre: 100 }]);
  });

  it('pays the oldest due date first, and an invoice without one last', () => {
    const open = [
      { id: 3, dueAt: null, leftOre: 100 },
      { id: 2, dueAt: '2026-12-30', leftOre: 100 },
      { id: 5, dueAt: '2026-11-30', leftOre: 100 },
      { id: 4, dueAt: '2026-11-30', leftOre: 100 },
      { id: 1, dueAt: '2026-10-30', leftOre: 0 },
    ];
    expect(allocatePayment(250, open)).toEqual({
      allocations: [
        { id: 4, appliedOre: 100 },
        { id: 5, appliedOre: 100 },
        { id: 2, appliedOre: 50 },
      ],
      surplusOre: 0,
    });
    expect(allocatePayment(500, open).surplusOre).toBe(100);
  });
});

describe('D-14 the payments that an amount is taken from', () => {
  const payments = [
    { id: 1, leftOre: 500_000 },
    { id: 2, leftOre: 300_000 },
  ];

  it('takes the first payment before the next one, for each invoice in turn', () => {
    const allocations = [
      { id: 10, appliedOre: 200_000 },
      { id: 11, appliedOre: 400_000 },
    ];
    expect(splitAllocationsByPayment(payments, allocations)).toEqual([
      { paymentId: 1, invoiceId: 10, ore: 200_000 },
      { paymentId: 1, invoiceId: 11, ore: 300_000 },
      { paymentId: 2, invoiceId: 11, ore: 100_000 },
    ]);
    expect(payments[0]?.leftOre).toBe(500_000);
  });

  it('takes nothing of a payment for an invoice of 0, and leaves what is not used', () => {
    expect(splitAllocationsByPayment(payments, [{ id: 10, appliedOre: 0 }])).toEqual([]);
    expect(splitAllocationsByPayment(payments, [{ id: 10, appliedOre: 500_000 }])).toEqual([
      { paymentId: 1, invoiceId: 10, ore: 500_000 },
    ]);
  });
});

test.each([
  // What is left, what was paid, what is rounded off of the invoice and of the surplus.
  [654_300, 654_279, 21, 0],
  [654_300, 654_321, 0, 21],
  [654_300, 654_300, 0, 0],
  // Just below a krona, and a krona.
  [654_300, 654_201, 99, 0],
  [654_300, 654_200, 0, 0],
  [654_300, 654_399, 0, 99],
  [654_300, 654_400, 0, 0],
  // Less than a krona settles nothing, and nothing is left of a paid invoice.
  [120, 99, 0, 0],
  [120, 100, 20, 0],
  [0, 50, 0, 0],
  [0, 150, 0, 0],
])(
  'of %i öre left, %i paid: %i of the invoice and %i of the surplus are rounded off',
  (left, paid, invoiceOre, surplusOre) => {
    expect(roundOff(paid, left)).toEqual({ invoiceOre, surplusOre });
  },
);
