import { vatMonth } from './vat-timing.rules';
import { VAT_TIMING_PERIOD_STOP, vatTimingExamples } from './vat-timing.test-data';

// The number is that of the rule in docs/domain-rules.md.
describe('D-12 VAT timing of the first quarter', () => {
  it.each(vatTimingExamples)(
    'the VAT of rent that is paid on %s (null: never) is reported in %s',
    (paidAt, month) => {
      expect(vatMonth(VAT_TIMING_PERIOD_STOP, paidAt)).toBe(month);
    },
  );
});
