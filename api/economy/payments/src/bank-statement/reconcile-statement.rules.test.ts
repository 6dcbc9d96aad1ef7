import { countUnreadable, reconcileStatement, type StatementFacts } from './reconcile-statement.rules';

/** Friday 27 November 2026, after a statement of Thursday. 8 500 came in and is registered, and 900 went out. */
const friday: StatementFacts = {
  fromOn: '2026-11-27',
  toOn: '2026-11-27',
  openingOre: 1_000_000,
  closingOre: 1_760_000,
  previous: { toOn: '2026-11-26', closingOre: 1_000_000 },
  paid: { depositsOre: 850_000, bookedOre: 850_000, asideOre: 0, undecidedOre: 0, undecided: 0 },
  unreadable: 0,
  registeredOre: 850_000,
};
const change = (changes: Partial<StatementFacts>) => reconcileStatement({ ...friday, ...changes });

test('a statement ties whose balance follows and whose deposits are decided', () => {
  expect(reconcileStatement(friday)).toEqual({
    state: 'RECONCILED',
    gapOre: 0,
    missingDays: null,
    elsewhereOre: 0,
    otherOre: -90_000,
    besidesOre: 0,
  });
});

test('a balance that does not follow is a gap, with the bank days that are missing', () => {
  expect(change({ previous: { toOn: '2026-11-26', closingOre: 960_000 } })).toMatchObject({
    state: 'OPEN',
    gapOre: 40_000,
    missingDays: null,
  });
  expect(change({ previous: { toOn: '2026-11-24', closingOre: 1_040_000 } })).toMatchObject({
    state: 'OPEN',
    gapOre: -40_000,
    missingDays: { from: '2026-11-25', to: '2026-11-26' },
  });
});

test('days without a statement are said when the balance is the same, and a weekend is none', () => {
  expect(change({ previous: { toOn: '2026-11-25', closingOre: 1_000_000 } })).toMatchObject({
    state: 'RECONCILED',
    missingDays: { from: '2026-11-26', to: '2026-11-26' },
  });
  const monday = { fromOn: '2026-11-30', toOn: '2026-11-30' } as const;
  expect(
    change({ ...monday, previous: { toOn: '2026-11-27', closingOre: 1_000_000 } }).missingDays,
  ).toBeNull();
  // Saturday to Tuesday: only Monday is a bank day.
  const tuesday = { fromOn: '2026-12-01', toOn: '2026-12-01' } as const;
  expect(change({ ...tuesday, previous: { toOn: '2026-11-27', closingOre: 1_000_000 } }).missingDays).toEqual(
    { from: '2026-11-30', to: '2026-11-30' },
  );
});

test('the first statement has nothing to follow from', () => {
  expect(change({ previous: null })).toMatchObject({ state: 'RECONCILED', gapOre: 0, missingDays: null });
});

test('an undecided deposit and an unreadable entry are missing, and one that is put aside is not', () => {
  const undecided = { ...friday.paid, bookedOre: 800_000, undecidedOre: 50_000, undecided: 1 };
  expect(change({ paid: undecided, registeredOre: 800_000 })).toMatchObject({
    state: 'OPEN',
    elsewhereOre: 0,
  });
  expect(change({ unreadable: 1 }).state).toBe('OPEN');
  const aside = { ...friday.paid, bookedOre: 800_000, asideOre: 50_000 };
  expect(change({ paid: aside, registeredOre: 800_000 })).toMatchObject({
    state: 'RECONCILED',
    elsewhereOre: 0,
    besidesOre: 0,
  });
});

test('what is left of the deposits is registered in an accounting program', () => {
  const elsewhere = { ...friday.paid, bookedOre: 500_000 };
  expect(change({ paid: elsewhere, registeredOre: 500_000 }).elsewhereOre).toBe(350_000);
});

test('the books may have other payments on the same days, and some of these on other days', () => {
  expect(change({ registeredOre: 900_000 })).toMatchObject({ state: 'RECONCILED', besidesOre: 50_000 });
  expect(change({ registeredOre: 0 }).besidesOre).toBe(-850_000);
});

test.each([
  [['2026-11-26', '2026-11-27', '2026-11-28'], 1],
  [[null, '2026-11-27'], 2],
  [[], 0],
] as const)('of unreadable entries of the days %j, %i may be of the statement', (days, count) => {
  expect(countUnreadable(days, friday)).toBe(count);
});
