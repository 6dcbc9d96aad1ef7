import { pairReversals, type ReversiblePayment } from './pair-reversals.rules';

const payment = (id: number, changes: Partial<ReversiblePayment> = {}): ReversiblePayment => ({
  id,
  bankReference: `A${id}`,
  bookedOn: '2026-11-27',
  amountOre: 850_000,
  currency: 'SEK',
  references: ['10024784'],
  message: null,
  isReversal: false,
  ...changes,
});
const reversal = (id: number, changes: Partial<ReversiblePayment> = {}) =>
  payment(id, { isReversal: true, ...changes });

test('a reversal and the payment with its number or its reference are each other’s counterparts', () => {
  const expected = new Map([
    [2, 1],
    [1, 2],
  ]);
  expect(pairReversals([payment(1), reversal(2)])).toEqual(expected);
  expect(pairReversals([payment(1), reversal(2, { bankReference: 'A1', references: [] })])).toEqual(expected);
  expect(pairReversals([payment(1), reversal(2, { references: ['1002 4784'] })])).toEqual(expected);
});

test.each<[string, Partial<ReversiblePayment>]>([
  ['has another amount', { amountOre: 1 }],
  ['has another currency', { currency: 'EUR' }],
  ['has neither the number nor the reference in common', { references: ['10024883'] }],
  ['was booked before the payment', { bookedOn: '2026-11-26' }],
])('a reversal that %s has no counterpart', (_difference, changes) => {
  expect(pairReversals([payment(1), reversal(2, changes)]).size).toBe(0);
});

test('the number of the bank comes before the reference, and the latest payment before an earlier one', () => {
  const payments = [
    payment(1),
    payment(2, { bookedOn: '2026-11-28' }),
    payment(3, { bookedOn: '2026-11-30' }),
  ];
  const pairWith = (changes: Partial<ReversiblePayment>) =>
    pairReversals([...payments, reversal(4, { bookedOn: '2026-11-29', ...changes })]).get(4);
  expect(pairWith({ bankReference: 'A1' })).toBe(1);
  expect(pairWith({})).toBe(2);
});

test('two reversals reverse two payments, and a third none', () => {
  const reversals = [reversal(3), reversal(4), reversal(5)];
  const counterparts = pairReversals([payment(1), payment(2), ...reversals]);
  expect(reversals.map(({ id }) => counterparts.get(id))).toEqual([2, 1, undefined]);
});

test('of two payments, the latest is reversed, whatever their order in the file; of one day, the last in the file', () => {
  const pairWith = (first: string, second: string) =>
    pairReversals([
      payment(1, { bookedOn: first }),
      payment(2, { bookedOn: second }),
      reversal(3, { bookedOn: '2026-11-30' }),
    ]).get(3);
  expect(pairWith('2026-11-28', '2026-11-27')).toBe(1);
  expect(pairWith('2026-11-27', '2026-11-28')).toBe(2);
  expect(pairWith('2026-11-27', '2026-11-27')).toBe(2);
});

test('a reversal on the day of the payment is its counterpart, and one without any number of none', () => {
  expect(pairReversals([payment(1), reversal(2, { bookedOn: '2026-11-27' })]).get(2)).toBe(1);
  const without = { bankReference: null, references: [] };
  expect(pairReversals([payment(1, without), reversal(2, without)]).size).toBe(0);
});
