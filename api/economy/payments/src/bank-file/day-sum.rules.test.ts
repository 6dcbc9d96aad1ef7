import { isDaySum } from './day-sum.rules';

const entry = { references: [], payer: null, message: null, isReversal: false };

test.each([['Bankgiroinsättning'], ['BANKGIROT'], ['Insättning BG 5050-1055'], ['BGINB 20261127']])(
  '%s is the sum of a day in a statement',
  (message) => {
    expect(isDaySum({ ...entry, message }, 'CAMT053')).toBe(true);
    expect(isDaySum({ ...entry, payer: message }, 'CSV')).toBe(true);
    expect(isDaySum({ ...entry, otherTexts: [message] }, 'CAMT053')).toBe(true);
    expect(isDaySum({ ...entry, message }, 'CAMT054')).toBe(false);
    expect(isDaySum({ ...entry, message }, 'BGMAX')).toBe(false);
  },
);

test('a payment with a reference, a reversal and another text are none', () => {
  const message = 'Bankgiroinsättning';
  expect(isDaySum({ ...entry, message, references: [{ reference: '1', ore: null }] }, 'CAMT053')).toBe(false);
  expect(isDaySum({ ...entry, message, isReversal: true }, 'CAMT053')).toBe(false);
  expect(isDaySum({ ...entry, message: 'BGR Fastigheter' }, 'CAMT053')).toBe(false);
  expect(isDaySum(entry, 'CSV')).toBe(false);
});
