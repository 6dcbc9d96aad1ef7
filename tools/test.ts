import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { presentRemotes, readCurrentManifest, readCurrentShellBuild } from '@husrum/build';
import { ensureChromium } from '@husrum/e2e/chromium';
import { createClockEnvironment } from '@husrum/testing/clock';
import { type Affected, findAffected } from './affected.rules';
import { loadImports } from './imports';
import { exitWith, type Result, runBin, runScript, secondsSince } from './process';
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
  /** The result is undefined when there is nothing to do. */
  readonly run: (affected?: Affected) => Promise<Result> | undefined;
}

const quiet = { quiet: true };
const runJest = (projects: readonly string[], args: readonly string[] = []) =>
  runBin('jest', ['--ci', '--maxWorkers=2', ...args, '--selectProjects', ...projects], {
    quiet: true,
    env: createClockEnvironment(values.clock),
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

/** The global setup of the API tests starts a PostgreSQL for them. */
const runApiTests = (patterns: Affected['api'] = 'all') =>
  runJest(['api'], patterns === 'all' ? [] : ['--passWithNoTests', ...patterns]);

const runBrowserTests = async (patterns: readonly string[]) => {
  const filter = patterns.length > 0 ? ['--pass-with-no-tests', '--grep', patterns.join('|')] : [];
  const env = { CHROMIUM: ensureChromium(), ...createClockEnvironment(values.clock) };
  return runBin('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...filter], { quiet: true, env });
};

/** The shared components with examples: no part of the product, but it has browser tests. */
const CATALOGUE = 'shared/catalogue';

/** Adds the bundles that have no build: the browser test that opens every remote needs a build of each. */
const withMissingBuilds = (bundles: readonly string[]) => [
  ...bundles,
  ...(readCurrentShellBuild() ? [] : ['shell']),
  ...presentRemotes().filter((remote) => !readCurrentManifest(remote)),
];

const bundlesToBuild = ({ bundles, browser }: Affected) => [
  ...new Set([...withMissingBuilds(bundles), ...(browser === 'all' ? [CATALOGUE] : [])]),
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
    name: 'API on PostgreSQL 18',
    run: (affected) => (affected?.api.length === 0 ? undefined : runApiTests(affected?.api)),
  },
  {
    key: 'build',
    name: 'Build',
    report: true,
    run: (affected) => {
      const build = (bundles: readonly string[]) => runScript('tools/build.ts', bundles, quiet);
      const allBundles = ['shell', ...presentRemotes(), CATALOGUE];
      return affected ? runUnlessEmpty(bundlesToBuild(affected), build) : build(allBundles);
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
  exitWith(`--clock is no instant such as 2028-02-29T08:00:00Z: ${values.clock}`);
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
