import { parseArgs } from 'node:util';
import { ensureChromium } from '@husrum/e2e/chromium';
import { createClockEnvironment } from '@husrum/testing/clock';
import { runBin } from './process';

// `npm run e2e -- mf-leases/e2e`: only browser tests, with the existing builds. `--long` runs them at full length, for instance
// five minutes of releases during a session, which `npm test` shortens. They then run one at a time, because they measure time.
// `--clock 2028-02-29T08:00:00Z` starts their clock at another instant.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    clock: { type: 'string', default: process.env.TEST_CLOCK },
  },
});
const env = {
  CHROMIUM: ensureChromium(),
  ...createClockEnvironment(values.clock),
  ...(values.long && { PLATFORM_LONG: '1' }),
};
const options = values.long ? ['--workers', '1'] : ['--trace', 'retain-on-failure'];
const args = ['test', '-c', 'e2e/playwright.config.ts', ...options, ...positionals];
process.exit((await runBin('playwright', args, { env })).ok ? 0 : 1);
