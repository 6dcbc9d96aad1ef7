import { checkDivision, type DivisionPart, fillInvoices } from './bank-payment-division';

const A = { invoiceId: 1, tenantId: 10, leftOre: 850_000 };
const B = { invoiceId: 2, tenantId: 20, leftOre: 777_700 };
const check = (
  amount: number,
  parts: readonly (readonly [Omit<DivisionPart, 'ore'>, number])[],
  named: readonly { invoiceId: number; leftOre: number }[] = [],
) => {
  const { restOre, problem, partProblems } = checkDivision(
    amount * 100,
    parts.map(([invoice, kronor]) => ({ ...invoice, ore: kronor * 100 })),
    { named, formatOre: (ore) => `${ore / 100} kr` },
  );
  return [restOre / 100, problem, ...partProblems];
};

test.each([
  [
    'all of two invoices',
    16_277,
    [
      [A, 8500],
      [B, 7777],
    ],
    [0, null, null, null],
  ],
  [
    'one of them in part',
    16_000,
    [
      [A, 8500],
      [B, 7500],
    ],
    [0, null, null, null],
  ],
  [
    'more than is left of one',
    16_277,
    [
      [A, 8400],
      [B, 7877],
    ],
    [0, null, null, 'Högst 7777 kr, som är kvar av avin'],
  ],
  [
    'more than the payment',
    16_000,
    [
      [A, 8500],
      [B, 7777],
    ],
    [-277, 'Delarna är 277 kr mer än betalningen.', null, null],
  ],
  [
    'a rest beside an invoice that is open',
    16_277,
    [
      [A, 8500],
      [B, 7000],
    ],
    [777, '777 kr är kvar att fördela, och alla avier är inte fullt betalda.', null, null],
  ],
  [
    'a surplus of two tenants',
    16_500,
    [
      [A, 8500],
      [B, 7777],
    ],
    [
      223,
      '223 kr är kvar att fördela. Avierna har flera hyresgäster, så det går inte att säga vems överskottet är.',
      null,
      null,
    ],
  ],
  [
    'a surplus of one tenant',
    16_500,
    [
      [A, 8500],
      [{ ...B, tenantId: 10 }, 7777],
    ],
    [223, null, null, null],
  ],
] as const)('%s', (_name, amount, parts, expected) => {
  expect(check(amount, parts)).toEqual(expected);
});

test('a surplus stays with the invoices that the payer named until they are paid', () => {
  const named = [
    { invoiceId: 1, leftOre: 850_000 },
    { invoiceId: 2, leftOre: 777_700 },
  ];
  expect(check(9000, [[A, 8500]], named)[1]).toBe(
    '500 kr är kvar att fördela. Betalningen nämner en avi till som inte är betald.',
  );
  expect(check(9000, [[A, 8500]])[1]).toBeNull();
  expect(check(9000, [[A, 8500]], [{ invoiceId: 2, leftOre: 0 }])[1]).toBeNull();
});

test('a surplus of an invoice without a tenant is nobody’s', () => {
  expect(check(9000, [[{ ...A, tenantId: null }, 8500]])[1]).toMatch(/^500 kr är kvar/);
});

test('invoices are filled in their order until the payment is used up', () => {
  expect(fillInvoices(1_600_000, [850_000, 777_700])).toEqual([850_000, 750_000]);
  expect(fillInvoices(800_000, [850_000, 777_700])).toEqual([800_000, 0]);
  expect(fillInvoices(1_700_000, [850_000, 777_700])).toEqual([850_000, 777_700]);
});
