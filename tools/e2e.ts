import { spawnSync } from 'node:child_process';
import { chromium } from './testing/packages';
import { bin } from './testing/run';

// `npm run e2e -- mf-leases/e2e`: browser tests alone, against what is built.
const tested = spawnSync(
  bin('playwright'),
  ['test', '-c', 'e2e/playwright.config.ts', '--trace', 'retain-on-failure', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: await chromium() },
  },
);
process.exit(tested.status ?? 1);
