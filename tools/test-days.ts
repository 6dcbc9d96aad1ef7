import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, runScript, secondsSince } from './process';
import { namedDays } from './test-days/named-days';
import { root } from './workspace';

// `npm run test:days` runs the stages that depend on the day on each named day, one day after the other; `-- unit api` only the
// named stages; `--day 'leap day'` only that day. The browser tests use the current builds.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { day: { type: 'string' } } });
const stages = positionals.length > 0 ? positionals : ['unit', 'api', 'e2e'];
const days = namedDays.filter(({ name }) => values.day === undefined || values.day === name);
if (days.length === 0)
  exitWith(`Unknown day: ${values.day}. The days are: ${namedDays.map(({ name }) => name).join(', ')}.`);

const logs = join(root, '.cache', 'test', 'days');
mkdirSync(logs, { recursive: true });
let failedDays = 0;
for (const { name, instant } of days) {
  const start = Date.now();
  const { ok, output } = await runScript('tools/test.ts', ['--clock', instant, ...stages], { quiet: true });
  writeFileSync(join(logs, `${instant.replaceAll(':', '.')}.log`), output);
  if (!ok) {
    failedDays += 1;
    console.log(output.slice(-20_000));
  }
  const counts = /^\d+ passed, \d+ failed$/m.exec(output)?.[0] ?? 'ended early';
  console.log(
    `${ok ? '✓' : '✗'} ${instant}  ${name.padEnd(32)} ${secondsSince(start).padStart(9)}  ${counts}`,
  );
}
process.exit(failedDays === 0 ? 0 : 1);
