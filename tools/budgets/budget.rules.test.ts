import { followed, judge } from './budget.rules';
import { moduleName } from './modules';

const budgets = { 'mf-leases': { entry: 7_900, firstScreen: 40_000 }, shell: { own: 50_000 } };
const verdict = (firstScreen: number) =>
  judge({ 'mf-leases': { firstScreen } }, budgets).map((line) => line.verdict);

test.each([
  [39_000, 'good'],
  [40_001, 'over'],
  [60_001, 'over the ceiling'],
  [37_000, 'good'],
  [30_000, 'too wide'],
] as const)('a first screen of %d bytes under a budget of 40 000 is %s', (measured, expected) => {
  expect(verdict(measured)).toEqual([expected]);
});

test('a budget follows down by itself, up only when somebody raises it, and never over the ceiling', () => {
  const lower = judge({ 'mf-leases': { firstScreen: 30_000 } }, budgets);
  expect(followed(budgets, lower, [])).toEqual({
    ...budgets,
    'mf-leases': { entry: 7_900, firstScreen: 31_500 },
  });
  const higher = judge({ shell: { own: 58_000 } }, budgets);
  expect(followed(budgets, higher, [])).toEqual(budgets);
  expect(followed(budgets, higher, ['shell'])).toEqual({ ...budgets, shell: { own: 60_000 } });
});

test.each([
  [1_101, 'good'],
  [1_158, 'over'],
  [1_161, 'over the ceiling'],
] as const)(
  'a first visit of %d thousandths of one bundle under a budget of 1 157 is %s',
  (measured, expected) => {
    const visit = 'first-visit /dashboard';
    const lines = judge({ [visit]: { bytesPerMille: measured } }, { [visit]: { bytesPerMille: 1_157 } });
    expect(lines.map(({ verdict }) => verdict)).toEqual([expected]);
  },
);

test('a bundle that nobody has measured before gets its budget', () => {
  const lines = judge({ 'mf-garage': { entry: 7_000 } }, budgets);
  expect(followed(budgets, lines, [])).toMatchObject({ 'mf-garage': { entry: 7_350 } });
});

test('a module is told by its path, or by its package', () => {
  expect(moduleName('webpack://mf_x/./src/lease/lease.texts.ts')).toBe('src/lease/lease.texts.ts');
  expect(moduleName('webpack://shell/../shared/ui/src/core.ts?1f')).toBe('shared/ui/src/core.ts');
  expect(moduleName('webpack://shell/../node_modules/.pnpm/a@1/node_modules/@rc-component/a/es/b.js')).toBe(
    '@rc-component/a',
  );
  expect(moduleName('webpack://shell/webpack/bootstrap')).toBeUndefined();
});
