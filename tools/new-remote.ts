import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '@husrum/e2e/chromium';
import { removeBudget } from './budgets/check-budgets';
import { removeRecordedUses } from './contract-guard/recorded-uses';
import { parseNames } from './new-remote/names.rules';
import { addRemote, removeRemote } from './new-remote/remote-files';
import { exitWith, type Result, runBin, runProgram, runScript, secondsSince } from './process';
import { gitLines, root } from './workspace';

/**
 * `npm run new:remote -- mf-key-cards --title Nyckelkort` creates a remote with a page, a panel, tests and a browser test,
 * builds it and runs its tests. `npm run new:remote -- mf-key-cards --remove` removes it; uncommitted work in it only with
 * `--force`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    remove: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});

const names =
  parseNames(positionals[0] ?? '', values.title) ??
  exitWith(
    'Give a name, and a title of at most 40 characters: npm run new:remote -- mf-key-cards --title Nyckelkort',
  );
const { remote } = names;
const start = Date.now();
const quiet = { quiet: true };

const step = async (name: string, running: Promise<Result>): Promise<void> => {
  const stepStart = Date.now();
  const { ok, output } = await running;
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(44)} ${secondsSince(stepStart).padStart(8)}`);
  if (!ok) exitWith(output);
};

const install = () =>
  step(
    'Dependencies and lock file',
    runProgram(
      'npx',
      ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline'],
      quiet,
    ),
  );
const acceptContract = () => step('Contract accepted', runScript('tools/contract.ts', ['accept'], quiet));
const build = (bundle: string) => step(`Build of ${bundle}`, runScript('tools/build.ts', [bundle], quiet));
const runJest = (project: string, path: string) =>
  runBin('jest', ['--ci', '--selectProjects', project, '--testPathPatterns', path], quiet);

/** Creates the remote and runs every check that concerns it. The other remotes have not changed, and cannot refer to it. */
const create = async () => {
  addRemote(root, names);
  const lint = ['check', '--write', '--diagnostic-level=warn', remote, 'shared/contract'];
  await step('Format and lint', runBin('biome', lint, quiet));
  await acceptContract();
  // The shell's build needs nothing that is installed for the remote.
  await Promise.all([build('shell'), install()]);
  await Promise.all([build(remote), step('Demo portfolio', runScript('e2e/src/prepare-demo.ts', [], quiet))]);
  await step('Types', runBin('tsc', ['-p', remote], quiet));
  await step('Screen and panel', runJest('web', `${remote}/src`));
  await step('Architecture', runScript('tools/architecture.ts', [], quiet));
  await step('Contract', runJest('tools', 'tools/(architecture|contract-guard)'));
  await step('Budget', runScript('tools/budgets.ts', [remote], quiet));
  const env = { CHROMIUM: ensureChromium() };
  const browserTests = ['test', '-c', 'e2e/playwright.config.ts', `${remote}/e2e`];
  await step('Browser', runBin('playwright', browserTests, { quiet: true, env }));
  console.log(
    `${remote} is ready and its tests pass, in ${secondsSince(start)}. See it with npm start at /${names.word}.`,
  );
};

const remove = async () => {
  const uncommitted = gitLines('status', '--porcelain', '--', remote);
  if (uncommitted.length > 0 && !values.force)
    exitWith(
      `${remote} contains work that is not committed:\n${uncommitted.slice(0, 5).join('\n')}\nRemove it anyway with --force.`,
    );
  removeRemote(root, names);
  removeBudget(remote);
  removeRecordedUses(remote, names.noun);
  await install();
  // The local build of the shell contains the remote's name.
  await build('shell');
  await acceptContract();
  console.log(`${remote} is removed.`);
};

const exists = existsSync(join(root, remote));
if (values.remove !== exists) exitWith(`${remote} ${exists ? 'exists already' : 'does not exist'}.`);
await (values.remove ? remove() : create());
