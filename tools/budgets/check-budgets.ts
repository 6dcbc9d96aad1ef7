import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sizes } from '@husrum/build/modules';
import { type Comparison, compareSizes, updateBudgets } from './budget.rules';

const budgetsFile = join(import.meta.dirname, 'budgets.json');
const readBudgets = (): Sizes => JSON.parse(readFileSync(budgetsFile, 'utf8'));
const writeBudgets = (budgets: Sizes) => writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);

const verdicts: Readonly<Record<Comparison['verdict'], string>> = {
  good: '',
  over: 'has grown',
  'over the ceiling': 'is over the ceiling in budget.rules.ts',
  'too wide': 'the budget is lowered',
  new: 'gets a budget',
};
const measures: Readonly<Record<string, string>> = {
  entry: 'entry',
  firstScreen: 'first screen',
  own: 'own code',
  kit: 'shared fields and looks',
  portal: 'portal of the tenants',
  bytesPerMille: 'first visit, per mille of one bundle',
};

const formatSize = (value: number | undefined) => (value === undefined ? '–' : value.toLocaleString('sv-SE'));
const lineOf = ({ bundle, measure, size, budget, verdict }: Comparison): string =>
  `${bundle.padEnd(16)} ${(measures[measure] ?? measure).padEnd(40)} ${formatSize(size).padStart(8)} of ${formatSize(budget).padStart(8)}  ${verdicts[verdict]}`;

const adviceFor = ({ bundle, measure, verdict }: Comparison): string => {
  const raise = measure === 'bytesPerMille' ? 'first-visit -- --raise' : `budgets -- --raise ${bundle}`;
  const hint = verdict === 'over' ? ` If the size is right: npm run ${raise}` : '';
  return `${bundle}: npm run bundle shows what a build consists of.${hint}`;
};

/**
 * Prints sizes beside their budgets. Returns whether no size exceeds its budget. Writes lowered budgets, to be committed
 * with the change that made the bundle smaller; in continuous integration, where they would never be committed, returns
 * false instead.
 */
export const checkBudgets = (measured: Sizes, raised: readonly string[] = []): boolean => {
  const budgets = readBudgets();
  const comparisons = compareSizes(measured, budgets);
  for (const comparison of comparisons) console.log(lineOf(comparison));
  const updated = updateBudgets(budgets, comparisons, raised);
  const over = compareSizes(measured, updated).filter(({ verdict }) => verdict.startsWith('over'));
  for (const comparison of over) console.error(adviceFor(comparison));
  if (JSON.stringify(updated) !== JSON.stringify(budgets)) {
    if (process.env.CI) {
      console.error(
        'Budgets have become too wide. Run npm run budgets on your machine and commit tools/budgets.',
      );
      return false;
    }
    writeBudgets(updated);
  }
  return over.length === 0;
};

/** Removes the budget of a bundle that no longer exists. */
export const removeBudget = (bundle: string): void => {
  const { [bundle]: _, ...others } = readBudgets();
  writeBudgets(others);
};
