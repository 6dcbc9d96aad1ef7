import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, compareSizes, type Sizes, updateBudgets } from './budget.rules';

const file = join(import.meta.dirname, 'budgets.json');
const read = (): Sizes => JSON.parse(readFileSync(file, 'utf8'));
const write = (budgets: Sizes) => writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);

const verdicts: Readonly<Record<Comparison['verdict'], string>> = {
  good: '',
  over: 'har vuxit',
  'over the ceiling': 'är över taket i arkitekturen',
  'too wide': 'budgeten följer efter ner',
  new: 'får en budget',
};
const measures: Readonly<Record<string, string>> = {
  entry: 'ingång',
  firstScreen: 'första skärm',
  own: 'egen kod',
  kit: 'fält och utseende för alla',
  bytesPerMille: 'första besöket, tusendelar av ett bygge',
};

const format = (value: number | undefined) => (value === undefined ? '–' : value.toLocaleString('sv-SE'));
const lineOf = ({ bundle, measure, size, budget, verdict }: Comparison): string =>
  `${bundle.padEnd(16)} ${(measures[measure] ?? measure).padEnd(40)} ${format(size).padStart(8)} av ${format(budget).padStart(8)}  ${verdicts[verdict]}`;

const adviceFor = ({ bundle, measure, verdict }: Comparison): string => {
  const raise = measure === 'bytesPerMille' ? 'first-visit -- --raise' : `budgets -- --raise ${bundle}`;
  const hint = verdict === 'over' ? ` Är det rätt så: npm run ${raise}` : '';
  return `${bundle}: se vad ett bygge består av med npm run bundle.${hint}`;
};

/**
 * Prints sizes beside their budgets and answers whether all fit. Writes lowered budgets, to be committed with
 * the change that made the bundle smaller; continuous integration refuses them instead, or nobody would commit them.
 */
export const checkBudgets = (measured: Sizes, raised: readonly string[] = []): boolean => {
  const budgets = read();
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
    write(updated);
  }
  return over.length === 0;
};

/** Removes the budget of a bundle that no longer exists. */
export const removeBudget = (bundle: string): void => {
  const { [bundle]: _, ...others } = read();
  write(others);
};
