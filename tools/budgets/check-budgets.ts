import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, compareSizes, type Sizes, updateBudgets } from './budget.rules';

const budgetsFile = join(import.meta.dirname, 'budgets.json');
const readBudgets = (): Sizes => JSON.parse(readFileSync(budgetsFile, 'utf8'));
const writeBudgets = (budgets: Sizes) => writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);

const verdicts: Readonly<Record<Comparison['verdict'], string>> = {
  good: '',
  over: 'har vuxit',
  'over the ceiling': 'är över taket i budget.rules.ts',
  'too wide': 'budgeten följer efter ner',
  new: 'får en budget',
};
const measures: Readonly<Record<string, string>> = {
  entry: 'ingång',
  firstScreen: 'första skärm',
  own: 'egen kod',
  kit: 'fält och utseende för alla',
  portal: 'hyresgästernas portal',
  bytesPerMille: 'första besöket, tusendelar av ett bygge',
};

const formatSize = (value: number | undefined) => (value === undefined ? '–' : value.toLocaleString('sv-SE'));
const lineOf = ({ bundle, measure, size, budget, verdict }: Comparison): string =>
  `${bundle.padEnd(16)} ${(measures[measure] ?? measure).padEnd(40)} ${formatSize(size).padStart(8)} av ${formatSize(budget).padStart(8)}  ${verdicts[verdict]}`;

const adviceFor = ({ bundle, measure, verdict }: Comparison): string => {
  const raise = measure === 'bytesPerMille' ? 'first-visit -- --raise' : `budgets -- --raise ${bundle}`;
  const hint = verdict === 'over' ? ` Är det rätt så: npm run ${raise}` : '';
  return `${bundle}: se vad ett bygge består av med npm run bundle.${hint}`;
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
      console.error('Budgetar har blivit för vida. Kör npm run budgets här hemma och lägg in tools/budgets.');
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
