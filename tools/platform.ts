import { chromium } from './testing/packages';
import { bin, run } from './testing/run';

// `npm run test:platform`: what the platform promises, at length: every fault in every place, five minutes of releases
// under a session, two hundred visits, and what a first visit costs. `npm test` runs a short form of the rest; `-- soak`
// runs what is named like that.
const wanted = process.argv.slice(2).map((name) => `e2e/platform/.*${name}`);

const built = await run(process.execPath, ['--import', 'tsx', 'tools/build.ts']);
if (!built.ok) process.exit(1);
const { ok } = await run(
  bin('playwright'),
  // One at a time: what is promised within a second is promised to one reader's machine.
  [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--workers',
    '1',
    ...(wanted.length > 0 ? wanted : ['e2e/platform']),
  ],
  { env: { PLATFORM_LONG: '1', CHROMIUM: await chromium() } },
);
const visits =
  wanted.length > 0 || (await run(process.execPath, ['--import', 'tsx', 'tools/first-visit.ts'])).ok;
process.exit(ok && visits ? 0 : 1);
