import { fraction } from './fraction';
import { intervalShare, proratedAmount } from './proration.rules';
import { isPaymentInterval } from './vectors/contract-values.test-data';
import vectors from './vectors/rent.vectors.json';

const examples = [
  {
    fee_ore: 850_000,
    interval: 'MONTHLY',
    start: '2026-11-16',
    stop: '2026-11-30',
    share: '1/2',
    amount_ore: 425_000,
  },
  {
    fee_ore: 850_000,
    interval: 'MONTHLY',
    start: '2027-02-10',
    stop: '2027-02-28',
    share: '19/28',
    amount_ore: 576_786,
  },
  ...vectors.proration,
];

// The number is that of the rule in docs/domain-rules.md.
describe('D-3 proration', () => {
  it.each(examples)('$fee_ore öre $interval, $start to $stop: $share, $amount_ore öre', (example) => {
    const { fee_ore, interval, share: expected, amount_ore, ...period } = example;
    if (!isPaymentInterval(interval)) throw new Error(`Unknown interval ${interval}`);
    const [numerator = '', denominator = '1'] = expected.split('/');
    expect(intervalShare(period, interval)).toEqual(fraction(BigInt(numerator), BigInt(denominator)));
    expect(proratedAmount(fee_ore, period, interval)).toBe(amount_ore);
  });

  it('a deduction is prorated to the negated amount', () => {
    const period = { start: '2027-02-10', stop: '2027-02-28' };
    expect(proratedAmount(-850_000, period, 'MONTHLY')).toBe(-576_786);
  });
});
