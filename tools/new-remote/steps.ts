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

export const accepting: Step = {
  name: 'Kontraktet antas',
  run: () => script('tools/contract.ts', 'accept'),
};
export const installing: Step = {
  name: 'Beroenden och låsfil',
  run: () => quiet('npx', ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline']),
};

export interface Steps {
  /** Before anything is built of the sources. */
  readonly formatting: Step;
  /** Tells of the contract anew; needs nothing of what the remote depends on. */
  readonly shell: Step;
  /** What comes when that is installed, in any order; the longest first. */
  readonly installed: readonly Step[];
  /** What needs all of that. */
  readonly browser: readonly Step[];
}

/**
 * What shows that a remote stands on its own: everything that continuous integration asks of it. Of the others nothing
 * is run: they have not changed, and cannot name what was not there.
 */
export const stepsOf = (remote: string): Steps => ({
  formatting: {
    name: 'Format och lint',
    run: () =>
      quiet(bin('biome'), ['check', '--write', '--diagnostic-level=warn', remote, 'shared/contract']),
  },
  shell: { name: 'Bygge av skalet', run: () => script('tools/build.ts', 'shell') },
  installed: [
    { name: 'Demobestånd', run: () => script('e2e/src/prepare-demo.ts') },
    { name: 'Bygge av den', run: () => script('tools/build.ts', remote) },
    // With the contract, whose sources it is checked with.
    { name: 'Typer', run: () => quiet(bin('tsc'), ['-p', remote]) },
    { name: 'Skärm och panel', run: () => jest('web', '--testPathPatterns', `${remote}/src`) },
    {
      name: 'Arkitektur och kontrakt',
      run: () => jest('tools', '--testPathPatterns', 'tools/(architecture|contract-guard)'),
    },
  ],
  browser: [
    { name: 'Budget', run: () => script('tools/budgets.ts', remote) },
    {
      name: 'Webbläsare',
      run: async () =>
        quiet(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', `${remote}/e2e`], {
          CHROMIUM: await chromium(),
        }),
    },
  ],
});
