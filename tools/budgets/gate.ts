import { followed, judge, type Line, type Sizes } from './budget.rules';
import { builtModules } from './measured';
import { readBudgets, recordModules, writeBudgets } from './recorded';

const verdicts: Readonly<Record<Line['verdict'], string>> = {
  good: '',
  over: 'har vuxit',
  'over the ceiling': 'är över taket i arkitekturen',
  'too wide': 'budgeten följer efter ner',
  new: 'får en budget',
};
const parts: Readonly<Record<string, string>> = {
  entry: 'ingång',
  firstScreen: 'första skärm',
  own: 'egen kod',
  kit: 'fält och utseende för alla',
  bytesPerMille: 'första besöket, tusendelar av ett bygge',
};

const number = (value: number | undefined) => (value === undefined ? '–' : value.toLocaleString('sv-SE'));
const told = ({ bundle, part, measured, budget, verdict }: Line): string =>
  `${bundle.padEnd(16)} ${(parts[part] ?? part).padEnd(40)} ${number(measured).padStart(8)} av ${number(budget).padStart(8)}  ${verdicts[verdict]}`;

const remedy = ({ bundle, part, verdict }: Line): string => {
  const visit = part === 'bytesPerMille';
  const raise = visit ? 'npm run first-visit -- --raise' : `npm run budgets -- --raise ${bundle}`;
  return [
    `${bundle}: se vad som växte med npm run bundle -- ${visit ? 'shell' : bundle}.`,
    ...(verdict === 'over' ? [`Är det rätt så: ${raise}`] : []),
  ].join(' ');
};

/**
 * Holds sizes to their budgets. A budget that is too wide is written down anew, to be committed with the change that
 * made the bundle smaller; continuous integration writes nothing and refuses it instead, or it would never be committed.
 */
export const holdBudgets = (measured: Sizes, raised: readonly string[] = []): boolean => {
  const budgets = readBudgets();
  const lines = judge(measured, budgets);
  for (const line of lines) console.log(told(line));
  const follows = followed(budgets, lines, raised);
  const over = judge(measured, follows).filter(({ verdict }) => verdict.startsWith('over'));
  for (const line of over) console.error(remedy(line));
  if (JSON.stringify(follows) === JSON.stringify(budgets)) return over.length === 0;
  if (process.env.CI) {
    console.error('Budgetar har blivit för vida. Kör npm run budgets här hemma och lägg in tools/budgets.');
    return false;
  }
  writeBudgets(follows);
  for (const { bundle } of lines.filter(({ verdict }) => verdict !== 'good')) {
    const modules = builtModules(bundle);
    if (modules) recordModules(bundle, modules);
  }
  return over.length === 0;
};
