import { countTests } from './test-count.rules';

test('adds up the summary lines of Jest and Playwright, and no other lines', () => {
  const output = [
    'Tests:       2 failed, 15 passed, 17 total',
    'noise: 3 passed by',
    '  1 failed',
    '    [chromium] › a.spec.ts',
    '  6 passed (11.1s)',
  ].join('\n');
  expect(countTests(output)).toEqual({ passed: 21, failed: 3 });
});
