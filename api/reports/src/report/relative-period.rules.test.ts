import type { RelativePeriod } from '@husrum/contract/report';
import { toDateRange } from './relative-period.rules';

test.each<[RelativePeriod, string, string, string]>([
  ['this_month', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['last_month', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['last_month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['this_year', '2026-11-20', '2026-01-01', '2026-12-31'],
  ['last_year', '2026-11-20', '2025-01-01', '2025-12-31'],
  ['this_week', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['this_week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['last_week', '2027-01-02', '2026-12-21', '2026-12-27'],
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
])('%s on %s is %s to %s', (period, today, from, to) => {
  expect(toDateRange(period, today)).toEqual({ from, to });
});
