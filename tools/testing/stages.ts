import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Touched } from '../affected/touched.rules';
import { root } from '../architecture/sources';
import { typecheck } from '../typecheck';
import { chromium } from './packages';
import { startPostgres } from './postgres';
import { bin, type Outcome, run } from './run';
import type { TestServer } from './test-server';

/** One part of the test run, of the whole or of what a change can touch; undefined when that is nothing. */
export interface Stage {
  readonly name: string;
  readonly key: string;
  /** What it looks at. The browser needs the bundles; sources and bundles need nothing of each other. */
  readonly of: 'sources' | 'bundles' | 'browser';
  readonly run: (touched?: Touched, server?: TestServer) => Promise<Outcome> | undefined;
}

const quiet = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(program, args, { quiet: true, env });

interface Jest {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  readonly workers?: number;
}

const unitTests = (projects: readonly string[], { args = [], env, workers = 2 }: Jest = {}) =>
  quiet(bin('jest'), ['--ci', `--maxWorkers=${workers}`, ...args, '--selectProjects', ...projects], env);

const onPostgres = async (): Promise<Outcome> => {
  const cluster = await startPostgres();
  try {
    return await unitTests(['api'], { env: { DATABASE_URL: cluster.url } });
  } finally {
    await cluster.stop();
  }
};

const present = (files: readonly string[]) => files.filter((file) => existsSync(join(root, file)));

const lint = (files: readonly string[]) =>
  quiet(bin('biome'), ['ci', '--diagnostic-level=warn', '--no-errors-on-unmatched', ...files]);

/** Few and short: a second process would cost more than it takes over. */
const structure: Jest = { args: ['--testPathPatterns', 'tools/(architecture|contract-guard)'], workers: 1 };

/** What is left to do, unless nothing is. */
const unlessNone = <T>(some: readonly T[], run: (some: readonly T[]) => Promise<Outcome>) =>
  some.length === 0 ? undefined : run(some);

const related = ({ code }: Touched) =>
  unlessNone(present(code), (there) =>
    unitTests(['pure', 'rules', 'web'], { args: ['--passWithNoTests', '--findRelatedTests', ...there] }),
  );

const script = (...args: string[]) => quiet(process.execPath, ['--import', 'tsx', ...args]);
const build = (bundles: readonly string[]) => script('tools/build.ts', ...bundles);
const budgets = (bundles: readonly string[]) => script('tools/budgets.ts', ...bundles);

const browse = async (
  args: readonly string[],
  screens: Touched['screens'] = 'all',
  server?: TestServer,
): Promise<Outcome> => {
  await server?.ready();
  return quiet(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], {
    CHROMIUM: await chromium(),
    ...(screens !== 'all' && { SCREENS: screens.join(',') }),
    ...(server && { E2E_SERVED: '1' }),
  });
};

/** By path or whole tag: both stand in what Playwright matches. A remote may have no browser test yet. */
const matching = (browser: readonly string[]) => {
  const wanted = browser.map((one) => (one.includes('@') ? `${one}(?![\\w-])` : one));
  return ['--pass-with-no-tests', '--grep', wanted.join('|')];
};

/**
 * Each reader waits a quarter of the time, so three share two processors. What measures time has no tag: the whole run
 * has it, with two; here it is run only when it has itself changed.
 */
const readers = ['--workers', '3'];

export const stages: readonly Stage[] = [
  {
    key: 'lint',
    name: 'Format och lint',
    of: 'sources',
    run: (touched) => unlessNone(touched ? present(touched.files) : ['.'], lint),
  },
  {
    key: 'types',
    name: 'Typer',
    of: 'sources',
    run: (touched) => {
      const checked = async (named?: readonly string[]) => ({ ok: await typecheck(named), output: '' });
      return touched ? unlessNone(touched.types, checked) : checked();
    },
  },
  {
    key: 'architecture',
    name: 'Arkitektur och kontrakt',
    of: 'sources',
    run: (touched) => unitTests(['tools'], touched?.tools === 'structure' ? structure : {}),
  },
  {
    key: 'unit',
    name: 'Regler, kontrakt och skärmar',
    of: 'sources',
    run: (touched) => (touched ? related(touched) : unitTests(['pure', 'rules', 'web'])),
  },
  {
    key: 'api',
    name: 'API på den inbäddade databasen',
    of: 'sources',
    run: (touched) => (touched?.api === false ? undefined : unitTests(['api'])),
  },
  {
    key: 'postgres',
    name: 'API på PostgreSQL',
    of: 'sources',
    run: (touched) => (touched?.api === false ? undefined : onPostgres()),
  },
  {
    key: 'build',
    name: 'Bygge',
    of: 'bundles',
    run: (touched) => (touched ? unlessNone(touched.bundles, build) : build([])),
  },
  {
    key: 'budgets',
    name: 'Budgetar',
    of: 'bundles',
    run: (touched) => (touched ? unlessNone(touched.bundles, budgets) : budgets([])),
  },
  {
    key: 'e2e',
    name: 'Webbläsare',
    of: 'browser',
    run: (touched, server) =>
      touched === undefined || touched.browser === 'all'
        ? browse([])
        : unlessNone(touched.browser, (browser) =>
            browse([...readers, ...matching(browser)], touched.screens, server),
          ),
  },
];

const closingLines = /^(Tests:.*|\s*\d+ (passed|failed|flaky)\b.*)$/gm;

/** Passed and failed tests by the closing lines of Jest and Playwright. */
export const countOf = (output: string): { passed: number; failed: number } => {
  const lines = output.match(closingLines)?.join('\n') ?? '';
  const count = (word: string) =>
    [...lines.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce((sum, match) => sum + Number(match[1]), 0);
  return { passed: count('passed'), failed: count('failed') };
};
