import { calculateExportPercent, defaultFilename, defaultTitle } from './report-export.rules';

test('an export has a suggested file name and a title', () => {
  expect(defaultFilename('lease', '2026-11-23')).toBe('rapport_lease_2026-11-23');
  expect(defaultTitle('Uthyrningar')).toBe('Rapport - Uthyrningar');
});

test.each([
  [0, null, undefined],
  [0, 0, 100],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1001, 1000, 100],
] as const)('%p of %p rows are %p percent', (done, total, percent) => {
  expect(calculateExportPercent(done, total)).toBe(percent);
});
