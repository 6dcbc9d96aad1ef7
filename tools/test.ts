import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { presentRemotes, readCurrentManifest, readCurrentShellBuild } from '@husrum/build';
import { createClockEnvironment } from '@husrum/testing/clock';
import { type Affected, EVERY_CALL, findAffected } from './affected.rules';
import { loadImports } from './imports';
import { exitWith, type Result, runBin, runScript, secondsSince } from './process';
import { withPostgres } from './servers/postgres';
import { ensureChromium } from './servers/system-packages';
import { countTests } from './test-count.rules';
import { typecheck } from './typecheck';
import { gitLines, root, workspacePackages } from './workspace';

// `npm test` runs every stage, `npm test -- types unit` only the named ones. `npm test -- --affected main` limits each
// stage to what the changes since the merge base with `main` affect. `npm test -- --clock 2028-02-29T08:00:00Z` starts the clock of
// every stage with tests at another instant.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { affected: { type: 'string' }, clock: { type: 'string', default: process.env.TEST_CLOCK } },
});

interface Stage {
  readonly key: string;
  readonly name: string;
  /** Prints its output when it passes too. */
  readonly report?: true;
  /** Undefined when there is nothing to do. */
  readonly run: (affected?: Affected) => Promise<Result> | undefined;
}

const quiet = { quiet: true };
const runJest = (
  projects: readonly string[],
  args: readonly string[] = [],
  env: Record<string, string> = {},
) =>
  runBin('jest', ['--ci', '--maxWorkers=2', ...args, '--selectProjects', ...projects], {
    quiet: true,
    env: { ...env, ...createClockEnvironment(values.clock) },
  });
const keepExisting = (files: readonly string[]) => files.filter((file) => existsSync(join(root, file)));

/** Runs the steps one after the other; stops at the first failure. */
const runInSequence = async (...steps: readonly (() => Promise<Result>)[]): Promise<Result> => {
  let output = '';
  for (const step of steps) {
    const result = await step();
    output += result.output;
    if (!result.ok) return { ok: false, output };
  }
  return { ok: true, output };
};

const runLint = (files: readonly string[]) =>
  runBin('biome', ['ci', '--diagnostic-level=warn', '--no-errors-on-unmatched', ...files], quiet);

const checkTypes = async (folders?: readonly string[]): Promise<Result> => {
  const output = await typecheck(folders);
  return { ok: output === '', output };
};

const runApiTests = (patterns: Affected['api'] = 'all', env?: Record<string, string>) =>
  runJest(['api'], patterns === 'all' ? [] : ['--passWithNoTests', ...patterns], env);

/**
 * When all API tests run on PostgreSQL, these run on the embedded database too: the tests of what differs there (there is one
 * session, large results are read otherwise, and the server starts differently), and those that try every call. The tests of the
 * demo account are not among them, because the browser tests create it on the embedded database.
 */
const EMBEDDED_TESTS = [
  'api/dev/testing/src/(isolation|month-run|openapi|report-run|roles|schema|start)',
  'api/(app|platform|ports|dev/simulators|onboarding/src/import|reports/src/report-export)/',
  'api/reports/src/report/(report-timeout|stream-report)',
];

/**
 * The tests to run on PostgreSQL: all, or with affected tests only what can show differences in SQL. That is the folders with
 * changed files, or the affected folders if none of their files has changed. The tests that try every call run only when
 * nothing else does, as after a migration.
 */
const selectPostgresTests = (affected?: Affected): Affected['api'] => {
  if (affected === undefined || affected.api === 'all') return 'all';
  const folders = affected.api.filter((pattern) => !EVERY_CALL.includes(pattern));
  const changedFolders = folders.filter((folder) => affected.files.some((file) => file.startsWith(folder)));
  return [changedFolders, folders].find((patterns) => patterns.length > 0) ?? affected.api;
};

const selectEmbeddedTests = (affected?: Affected): readonly string[] =>
  affected === undefined || affected.api === 'all' ? EMBEDDED_TESTS : affected.api;

const runBrowserTests = async (patterns: readonly string[]) => {
  const filter = patterns.length > 0 ? ['--pass-with-no-tests', '--grep', patterns.join('|')] : [];
  const env = { CHROMIUM: await ensureChromium(), ...createClockEnvironment(values.clock) };
  return runBin('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...filter], { quiet: true, env });
};

/** Adds the bundles that have no build: the browser test that opens every remote needs a build of each. */
const withMissingBuilds = (bundles: readonly string[]) => [
  ...bundles,
  ...(readCurrentShellBuild() ? [] : ['shell']),
  ...presentRemotes().filter((remote) => !readCurrentManifest(remote)),
];

const runUnlessEmpty = <T>(items: readonly T[], task: (items: readonly T[]) => Promise<Result>) =>
  items.length === 0 ? undefined : task(items);

const stages: readonly Stage[] = [
  {
    key: 'lint',
    name: 'Format and lint',
    run: (affected) => (affected ? runUnlessEmpty(keepExisting(affected.files), runLint) : runLint(['.'])),
  },
  {
    key: 'types',
    name: 'Types',
    run: (affected) => (affected ? runUnlessEmpty(affected.packages, checkTypes) : checkTypes()),
  },
  {
    key: 'architecture',
    name: 'Architecture and contract',
    run: (affected) =>
      runInSequence(
        () => runScript('tools/architecture.ts', [], quiet),
        () =>
          runJest(['tools'], affected ? ['--testPathPatterns', 'tools/(architecture|contract-guard)'] : []),
      ),
  },
  {
    key: 'unit',
    name: 'Rules and screens',
    run: (affected) =>
      affected
        ? runUnlessEmpty(keepExisting(affected.tests), (files) =>
            // The stage `architecture` runs only some tests of the tools here, so those of changed tools are added.
            runJest(['pure', 'rules', 'web', 'tools'], ['--passWithNoTests', '--runTestsByPath', ...files]),
          )
        : runJest(['pure', 'rules', 'web']),
  },
  {
    key: 'api',
    name: 'API on the embedded database',
    run: (affected) => (affected?.api.length === 0 ? undefined : runApiTests(selectEmbeddedTests(affected))),
  },
  {
    key: 'postgres',
    name: 'API on PostgreSQL',
    run: (affected) =>
      affected?.api.length === 0
        ? undefined
        : withPostgres((url) => runApiTests(selectPostgresTests(affected), { DATABASE_URL: url })),
  },
  {
    key: 'build',
    name: 'Build',
    report: true,
    run: (affected) => {
      const build = (bundles: readonly string[]) => runScript('tools/build.ts', bundles, quiet);
      return affected ? runUnlessEmpty(withMissingBuilds(affected.bundles), build) : build([]);
    },
  },
  {
    key: 'budgets',
    name: 'Budgets',
    report: true,
    run: (affected) => {
      const budgets = (bundles: readonly string[]) => runScript('tools/budgets.ts', bundles, quiet);
      return affected ? runUnlessEmpty(affected.bundles, budgets) : budgets([]);
    },
  },
  {
    key: 'e2e',
    name: 'Browser',
    run: (affected) =>
      affected && affected.browser !== 'all'
        ? runUnlessEmpty(affected.browser, runBrowserTests)
        : runBrowserTests([]),
  },
];

if (values.clock !== undefined && Number.isNaN(Date.parse(values.clock)))
  exitWith(`--clock är ingen tidpunkt som 2028-02-29T08:00:00Z: ${values.clock}`);
const unknown = positionals.filter((key) => !stages.some((stage) => stage.key === key));
if (unknown.length > 0)
  exitWith(
    `Unknown stage: ${unknown.join(', ')}. The stages are: ${stages.map(({ key }) => key).join(', ')}.`,
  );

/** Files changed since the merge base of `ref` and HEAD, including uncommitted and untracked ones. */
const listChangedFiles = (ref: string): string[] => {
  const [base = ref] = gitLines('merge-base', ref, 'HEAD');
  const files = [
    ...gitLines('diff', '--name-only', base),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].sort();
};

const affected =
  values.affected === undefined
    ? undefined
    : findAffected(listChangedFiles(values.affected), workspacePackages(), await loadImports());
if (values.affected !== undefined)
  console.log(
    affected
      ? `Affected: ${[affected.packages, affected.browser].flat().join(', ')}`
      : 'The change affects everything.',
  );

const logs = join(root, '.cache', 'test');
mkdirSync(logs, { recursive: true });
const start = Date.now();
const rows: string[] = [];
const total = { passed: 0, failed: 0 };

for (const stage of stages.filter(({ key }) => positionals.length === 0 || positionals.includes(key))) {
  const stageStart = Date.now();
  const running = stage.run(affected);
  if (running === undefined) continue;
  console.log(`▸ ${stage.name} …`);
  const { ok, output } = await running.catch((error: unknown) => ({ ok: false, output: String(error) }));
  writeFileSync(join(logs, `${stage.key}.log`), output);
  const { passed, failed } = countTests(output);
  total.passed += passed;
  total.failed += ok ? failed : Math.max(1, failed);
  const tests = passed + failed > 0 ? `${passed} green, ${failed} red` : '';
  const mark = ok ? '✓' : '✗';
  rows.push(`${mark} ${stage.name.padEnd(34)} ${secondsSince(stageStart).padStart(8)}  ${tests}`);
  if (!ok || stage.report) console.log(output.slice(-20_000));
  console.log(rows.at(-1));
}

console.log(`\n${rows.join('\n')}\nThe whole run: ${secondsSince(start)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
