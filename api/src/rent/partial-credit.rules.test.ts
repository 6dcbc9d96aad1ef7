import fc from 'fast-check';
import { invoiceTotals } from './invoice-totals.rules';
import {
  amountsForDays,
  type CreditableInvoice,
  isCreditable,
  planPartialCredit,
  remainingAmounts,
  remainingNet,
  settlePartialCredit,
} from './partial-credit.rules';

const april = { start: '2026-04-01', stop: '2026-04-30' };
const untouched = { creditedNetOre: 0, creditedTaxOre: 0 };

/** 10 000 kr for April at 25 % and a deduction of 500 kr without days: 12 000 kr to pay. */
const invoice: CreditableInvoice = {
  payOre: 1_200_000,
  creditedPayOre: 0,
  rows: [
    { id: 1, taxRate: 25, netOre: 1_000_000, taxOre: 250_000, period: april, ...untouched },
    { id: 2, taxRate: 0, netOre: -50_000, taxOre: 0, period: null, ...untouched },
  ],
};

test('credits 10 of 30 days with their VAT, and no row without days', () => {
  const amounts = amountsForDays(invoice.rows, { start: '2026-04-21', stop: '2026-05-05' });
  expect([...amounts]).toEqual([
    [1, 333_333],
    [2, 0],
  ]);
  expect(planPartialCredit(invoice, amounts)).toEqual({
    rows: [{ id: 1, netOre: 333_333, taxOre: 83_333 }],
    feeOre: 333_333,
    taxOre: 83_333,
    roundedOre: 34,
    payOre: 416_700,
    isLast: false,
  });
});

test('never credits more than what is left of a row, nor with the other sign', () => {
  const [charge, deduction] = invoice.rows.map((row) => ({ ...row, creditedNetOre: row.netOre / 2 }));
  if (charge === undefined || deduction === undefined) throw new Error('Two rows');
  expect([500_000, 500_001, -1].map((ore) => isCreditable(charge, ore))).toEqual([true, false, false]);
  expect([-25_000, -25_001, 1].map((ore) => isCreditable(deduction, ore))).toEqual([true, false, false]);
  expect(amountsForDays([charge], april).get(1)).toBe(500_000);
});

test('what is overpaid after a partial credit becomes the tenant’s own credit', () => {
  expect(settlePartialCredit(500_000, 416_700)).toEqual({ leftOre: 83_300, tenantCreditOre: 0 });
  expect(settlePartialCredit(100_000, 416_700)).toEqual({ leftOre: 0, tenantCreditOre: 316_700 });
});

const rowsArbitrary = fc.array(
  fc.record({ netOre: fc.integer({ min: 1, max: 2_000_000 }), taxRate: fc.constantFrom(0, 6, 12, 25) }),
  { minLength: 1, maxLength: 5 },
);

test('however an invoice is divided into credits, their sums equal the invoice exactly', () => {
  fc.assert(
    fc.property(
      rowsArbitrary,
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }),
      (rows, percents) => {
        const totals = invoiceTotals(rows);
        let rest: CreditableInvoice = {
          payOre: totals.payOre,
          creditedPayOre: 0,
          rows: rows.map((row, index) => ({
            ...{ ...row, id: index, taxOre: totals.rowTaxesOre[index] ?? 0, period: null },
            ...untouched,
          })),
        };
        const sum = { feeOre: 0, taxOre: 0, roundedOre: 0, payOre: 0 };
        for (const percent of [...percents, 100]) {
          const amounts =
            percent === 100
              ? remainingAmounts(rest.rows)
              : new Map(rest.rows.map((row) => [row.id, Math.trunc((remainingNet(row) * percent) / 100)]));
          const plan = planPartialCredit(rest, amounts);
          for (const key of ['feeOre', 'taxOre', 'roundedOre', 'payOre'] as const) sum[key] += plan[key];
          expect(plan.payOre % 100).toBe(0);
          const parts = new Map(plan.rows.map((row) => [row.id, row]));
          rest = {
            payOre: rest.payOre,
            creditedPayOre: rest.creditedPayOre + plan.payOre,
            rows: rest.rows.map((row) => ({
              ...row,
              creditedNetOre: row.creditedNetOre + (parts.get(row.id)?.netOre ?? 0),
              creditedTaxOre: row.creditedTaxOre + (parts.get(row.id)?.taxOre ?? 0),
            })),
          };
          expect(rest.creditedPayOre).toBeLessThanOrEqual(rest.payOre);
        }
        expect(sum).toEqual({
          feeOre: totals.feeOre,
          taxOre: totals.taxOre,
          roundedOre: totals.roundedOre,
          payOre: totals.payOre,
        });
      },
    ),
  );
});
