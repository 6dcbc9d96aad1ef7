import { countOf } from './stages';

test('counts what Jest and Playwright say at their end', () => {
  const output = [
    'Tests:       2 failed, 15 passed, 17 total',
    'noise: 3 passed by',
    '  1 failed',
    '    [chromium] › a.spec.ts',
    '  6 passed (11.1s)',
  ].join('\n');
  expect(countOf(output)).toEqual({ passed: 21, failed: 3 });
});
