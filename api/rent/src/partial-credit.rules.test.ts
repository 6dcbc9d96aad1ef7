import fc from 'fast-check';
import { invoiceTotals } from './invoice-totals.rules';
import {
  amountsForDays,
  type CreditableInvoice,
  findCreditExcess,
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

test('what is overpaid after a partial credit becomes credit of the tenant', () => {
  expect(settlePartialCredit(500_000, 416_700)).toEqual({ leftOre: 83_300, tenantCreditOre: 0 });
  expect(settlePartialCredit(100_000, 416_700)).toEqual({ leftOre: 0, tenantCreditOre: 316_700 });
});

/** The credit of the given amounts, each with the index of its row, and what the credit takes too much of. */
const planAmounts = (
  rows: { netOre: number; taxRate: number }[],
  amounts: [id: number, netOre: number][],
) => {
  const totals = invoiceTotals(rows);
  const creditable: CreditableInvoice = {
    payOre: totals.payOre,
    creditedPayOre: 0,
    rows: rows.map((row, id) => ({
      ...row,
      id,
      taxOre: totals.rowTaxesOre[id] ?? 0,
      period: null,
      ...untouched,
    })),
  };
  const plan = planPartialCredit(creditable, new Map(amounts));
  return { plan, excess: findCreditExcess(creditable, plan) };
};

describe('charges that are credited without the deductions that reduced them', () => {
  const discounted = [
    { netOre: 1_000_000, taxRate: 25 },
    { netOre: -400_000, taxRate: 25 },
  ];

  test('exceed the amount that is left', () => {
    expect(planAmounts(discounted, [[0, 900_000]]).excess).toEqual({ of: 'AMOUNT', leftOre: 750_000 });
    expect(planAmounts(discounted, [[0, 600_000]]).excess).toBeNull();
  });

  test('exceed the VAT that is left of their rate, although the amount to pay would be enough', () => {
    const rows = [...discounted, { netOre: 500_000, taxRate: 0 }];
    expect(planAmounts(rows, [[0, 1_000_000]]).excess).toEqual({ of: 'VAT', leftOre: 150_000 });
    const withoutTheCharge: [number, number][] = [
      [1, -400_000],
      [2, 500_000],
    ];
    expect(planAmounts(rows, withoutTheCharge).excess).toBeNull();
  });

  test('exceed nothing when the deductions are credited, too', () => {
    const { plan, excess } = planAmounts(discounted, [
      [0, 900_000],
      [1, -400_000],
    ]);
    expect(excess).toBeNull();
    expect(plan).toMatchObject({ feeOre: 500_000, taxOre: 125_000, roundedOre: 0, payOre: 625_000 });
  });

  test('may exceed what is left by less than a krona, because that can be rounding', () => {
    const rows = [
      { netOre: 10_000, taxRate: 0 },
      { netOre: -49, taxRate: 0 },
    ];
    const { plan, excess } = planAmounts(rows, [[0, 10_000]]);
    expect(excess).toBeNull();
    expect(plan).toMatchObject({ roundedOre: 0, payOre: 10_000 });
  });
});

test('the last of many credits has no rounding of several kronor: five times 100,50 kr of 502,50 kr', () => {
  let creditedPayOre = 0;
  const rows = [1, 2, 3, 4, 5].map((id) => ({
    id,
    taxRate: 0,
    netOre: 10_050,
    taxOre: 0,
    period: null,
    ...untouched,
  }));
  const plans = rows.map((row) => {
    const plan = planPartialCredit({ payOre: 50_300, creditedPayOre, rows }, new Map([[row.id, 10_050]]));
    creditedPayOre += plan.payOre;
    row.creditedNetOre = 10_050;
    return plan;
  });
  expect(plans.map(({ payOre }) => payOre)).toEqual([10_100, 10_100, 10_000, 10_100, 10_000]);
  expect(plans.map(({ roundedOre }) => roundedOre)).toEqual([50, 50, -50, 50, -50]);
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
            ...row,
            id: index,
            taxOre: totals.rowTaxesOre[index] ?? 0,
            period: null,
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
          expect(findCreditExcess(rest, plan)).toBeNull();
          expect(Math.abs(plan.roundedOre)).toBeLessThan(100);
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
