import { findPromiseProblem, findPromiseState, type NewPromise } from './payment-promise.rules';

const promise: NewPromise = { promisedOn: '2026-12-05', amountOre: null, note: null };
const LEFT = 850_000;

// The number is that of the rule in docs/domain-rules.md.
describe('D-26 promises to pay', () => {
  it.each<[string, Partial<NewPromise>, number, string | null]>([
    ['all, by a day to come', {}, LEFT, null],
    ['all, today', { promisedOn: '2026-12-01' }, LEFT, null],
    ['by a day that has passed', { promisedOn: '2026-11-30' }, LEFT, 'DAY_PASSED'],
    ['a part', { amountOre: 400_000 }, LEFT, null],
    ['just what is left', { amountOre: LEFT }, LEFT, null],
    ['more than is left', { amountOre: LEFT + 1 }, LEFT, 'MORE_THAN_LEFT'],
    ['of a paid invoice', {}, 0, 'NOTHING_LEFT'],
    ['a note', { promisedOn: null, note: 'Ringde.' }, LEFT, null],
    ['a note of a paid invoice', { promisedOn: null, note: 'Ringde.' }, 0, null],
    ['nothing', { promisedOn: null }, LEFT, 'EMPTY'],
    ['an amount without a day', { promisedOn: null, amountOre: 1, note: 'x' }, LEFT, 'AMOUNT_WITHOUT_DAY'],
  ])('%s', (_what, changes, leftOre, problem) => {
    expect(findPromiseProblem({ ...promise, ...changes }, leftOre, '2026-12-01')).toBe(problem);
  });

  const open = {
    promisedOn: '2026-12-05',
    isWithdrawn: false,
    isReplaced: false,
    isOpen: true,
    isWrittenOff: false,
  };
  it.each<[Partial<Omit<typeof open, 'promisedOn'>> & { promisedOn?: null }, string, string]>([
    [{}, '2026-12-05', 'VALID'],
    [{}, '2026-12-06', 'BROKEN'],
    [{ isOpen: false }, '2026-12-06', 'PAID'],
    [{ isOpen: false, isWrittenOff: true }, '2026-12-04', 'BROKEN'],
    [{ isOpen: false, isReplaced: true }, '2026-12-04', 'REPLACED'],
    [{ isOpen: false, isReplaced: true, isWithdrawn: true }, '2026-12-04', 'WITHDRAWN'],
    [{ isOpen: false, promisedOn: null }, '2026-12-06', 'NOTE'],
    [{ isOpen: false, promisedOn: null, isWithdrawn: true }, '2026-12-06', 'WITHDRAWN'],
  ])('%j on %s is %s', (changes, today, state) => {
    expect(findPromiseState({ ...open, ...changes }, today)).toBe(state);
  });
});
