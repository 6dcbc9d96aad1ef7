import { earliestPaymentDay } from './payment-day.rules';

test.each([
  // It is invoiced in advance.
  ['2026-12-01', '2026-11-20T08:00:00.000Z', '2025-11-20'],
  // It is invoiced afterwards.
  ['2026-03-01', '2026-11-20T08:00:00.000Z', '2025-03-01'],
  // It is created after midnight in Sweden, on 21 November.
  ['2026-12-01', '2026-11-20T23:30:00.000Z', '2025-11-21'],
  // The year before has no 29 February.
  ['2028-02-29', '2028-03-15T08:00:00.000Z', '2027-02-28'],
])(
  'an invoice whose period begins %s and that was created %s is paid %s at the earliest',
  (start, createdAt, earliest) => {
    expect(earliestPaymentDay({ start, created_at: createdAt })).toBe(earliest);
  },
);
