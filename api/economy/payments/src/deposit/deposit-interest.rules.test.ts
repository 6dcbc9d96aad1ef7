import { calculateInterest } from './deposit-interest.rules';

const received = { day: '2026-01-01', ore: 2_000_000 };

test.each([
  // 20 000 kr at 2 %: 400 kr a year.
  ['2027-01-01', 200, 40_000],
  // 20 000 × 0,02 × 100 / 365 = 109,589…
  ['2026-04-11', 200, 10_959],
  // 20 000 × 0,0125 / 365 = 0,6849…
  ['2026-01-02', 125, 68],
  ['2026-01-01', 200, 0],
  ['2025-12-31', 200, 0],
])('20 000 kr that came in on New Year, to %s at %i hundredths of a percent: %i öre', (until, rate, ore) => {
  expect(calculateInterest([received], rate, until)).toBe(ore);
});

test('what came in later, or went out before the end, has interest for its own days', () => {
  const later = { day: '2026-07-01', ore: 1_000_000 };
  const used = { day: '2026-10-01', ore: -500_000 };
  // 20 000 × 365 days + 10 000 × 184 − 5 000 × 92, at 2 % of 365: 400 + 100,822 − 25,205 = 475,616…
  expect(calculateInterest([received, later, used], 200, '2027-01-01')).toBe(47_562);
});

test('it is rounded once, half up', () => {
  // Twice 0,5 öre is 1 öre; each alone is rounded up.
  const half = { day: '2026-01-01', ore: 18_250 };
  expect(calculateInterest([half], 100, '2026-01-02')).toBe(1);
  expect(calculateInterest([half, half], 100, '2026-01-02')).toBe(1);
  expect(calculateInterest([half, half, half], 100, '2026-01-02')).toBe(2);
});

test('the largest deposit for a century is exact', () => {
  expect(calculateInterest([{ day: '2000-01-01', ore: 100_000_000_000 }], 10_000, '2100-01-01')).toBe(
    10_006_849_315_068,
  );
});
