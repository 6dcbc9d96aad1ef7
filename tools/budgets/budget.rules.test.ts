import { compareSizes, updateBudgets } from './budget.rules';

const budgets = { 'mf-leases': { entry: 7_900, firstScreen: 40_000 }, shell: { own: 50_000 } };

test.each([
  [39_000, 'good'],
  [40_001, 'over'],
  [60_001, 'over the ceiling'],
  [37_000, 'good'],
  [30_000, 'too wide'],
] as const)('a first screen of %d bytes with a budget of 40 000 is %s', (firstScreen, expected) => {
  const comparisons = compareSizes({ 'mf-leases': { firstScreen } }, budgets);
  expect(comparisons.map(({ verdict }) => verdict)).toEqual([expected]);
});

test('a budget is lowered automatically, raised only on request, and never above the ceiling', () => {
  const lower = compareSizes({ 'mf-leases': { firstScreen: 30_000 } }, budgets);
  expect(updateBudgets(budgets, lower, [])).toEqual({
    ...budgets,
    'mf-leases': { entry: 7_900, firstScreen: 31_500 },
  });
  const higher = compareSizes({ shell: { own: 58_000 } }, budgets);
  expect(updateBudgets(budgets, higher, [])).toEqual(budgets);
  expect(updateBudgets(budgets, higher, ['shell'])).toEqual({ ...budgets, shell: { own: 60_000 } });
});

test.each([
  [1_101, 'good'],
  [1_158, 'over'],
  [1_161, 'over the ceiling'],
] as const)('a first visit of %d per mille with a budget of 1 157 is %s', (bytesPerMille, expected) => {
  const visit = 'first-visit /dashboard';
  const comparisons = compareSizes({ [visit]: { bytesPerMille } }, { [visit]: { bytesPerMille: 1_157 } });
  expect(comparisons.map(({ verdict }) => verdict)).toEqual([expected]);
});

test('a bundle without a budget gets one', () => {
  const comparisons = compareSizes({ 'mf-garage': { entry: 7_000 } }, budgets);
  expect(updateBudgets(budgets, comparisons, [])).toMatchObject({ 'mf-garage': { entry: 7_350 } });
});
