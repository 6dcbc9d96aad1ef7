import { typecheck } from '../typecheck';
import { chromium } from './packages';
import { startPostgres } from './postgres';
import { bin, type Outcome, run } from './run';

/** One part of the whole test run. `run` shows nothing; its output is shown when it fails. */
export interface Stage {
  readonly name: string;
  readonly key: string;
  readonly run: () => Promise<Outcome>;
}

const quiet = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(program, args, { quiet: true, env });

const unitTests = (projects: readonly string[], env: Record<string, string> = {}) =>
  quiet(bin('jest'), ['--ci', '--maxWorkers=2', '--selectProjects', ...projects], env);

const onPostgres = async (): Promise<Outcome> => {
  const cluster = await startPostgres();
  try {
    return await unitTests(['api'], { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
};

export const stages: readonly Stage[] = [
  {
    key: 'lint',
    name: 'Format och lint',
    run: () => quiet(bin('biome'), ['ci', '--diagnostic-level=warn', '.']),
  },
  { key: 'types', name: 'Typer', run: async () => ({ ok: await typecheck(), output: '' }) },
  { key: 'architecture', name: 'Arkitektur', run: () => unitTests(['tools']) },
  { key: 'unit', name: 'Regler, kontrakt och skärmar', run: () => unitTests(['pure', 'web']) },
  { key: 'api', name: 'API på den inbäddade databasen', run: () => unitTests(['api']) },
  { key: 'postgres', name: 'API på PostgreSQL', run: onPostgres },
  { key: 'build', name: 'Bygge', run: () => quiet(process.execPath, ['--import', 'tsx', 'tools/build.ts']) },
  {
    key: 'e2e',
    name: 'Webbläsare',
    run: async () =>
      quiet(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], { CHROMIUM: await chromium() }),
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
