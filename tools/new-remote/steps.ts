import { chromium } from '../testing/packages';
import { bin, type Outcome, run } from '../testing/run';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const quiet = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(program, args, { quiet: true, env });
const script = (...args: string[]) => quiet(process.execPath, ['--import', 'tsx', ...args]);
const jest = (...args: string[]) => quiet(bin('jest'), ['--ci', '--selectProjects', ...args]);

const both = async (...outcomes: Promise<Outcome>[]): Promise<Outcome> => {
  const all = await Promise.all(outcomes);
  return { ok: all.every(({ ok }) => ok), output: all.map(({ output }) => output).join('\n') };
};

/** What follows when a remote has come or gone. */
export const settling: readonly Step[] = [
  {
    name: 'Beroenden och låsfil',
    run: () => quiet('npx', ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline']),
  },
  { name: 'Kontraktet antas', run: () => script('tools/contract.ts', 'accept') },
];

/** What shows that a remote stands on its own: everything that continuous integration asks of it. */
export const stepsOf = (remote: string): { checks: Step[]; build: Step[]; browser: Step[] } => ({
  checks: [
    {
      name: 'Format och lint',
      run: () =>
        quiet(bin('biome'), ['check', '--write', '--diagnostic-level=warn', remote, 'shared/contract']),
    },
    {
      name: 'Typer',
      run: () => both(quiet(bin('tsc'), ['-p', 'shared/contract']), quiet(bin('tsc'), ['-p', remote])),
    },
    {
      name: 'Arkitektur och kontrakt',
      run: () => jest('tools', '--testPathPatterns', 'tools/(architecture|contract-guard)'),
    },
    { name: 'Skärm och panel', run: () => jest('web', '--testPathPatterns', `${remote}/src`) },
  ],
  build: [
    { name: 'Bygge av skalet och den', run: () => script('tools/build.ts', 'shell', remote) },
    { name: 'Budget', run: () => script('tools/budgets.ts', remote) },
  ],
  browser: [
    {
      name: 'Webbläsare',
      run: async () =>
        quiet(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', `${remote}/e2e`], {
          CHROMIUM: await chromium(),
        }),
    },
  ],
});
