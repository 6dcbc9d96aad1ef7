import { billedPeriodsAfterChange, periodAfterChange } from './lease-span-change.rules';

const april = { start: '2026-04-01', stop: '2026-04-30' };
const ongoing = { start: '2026-01-01', stop: null };
const endingOn = (stop: string) => ({ ...ongoing, stop });

test.each([
  ['an end inside it', ongoing, endingOn('2026-04-10'), { start: '2026-04-01', stop: '2026-04-10' }],
  ['an end on its first day', ongoing, endingOn('2026-04-01'), { start: '2026-04-01', stop: '2026-04-01' }],
  ['an end before it', ongoing, endingOn('2026-03-31'), null],
  ['an end after it', ongoing, endingOn('2026-06-30'), april],
  [
    'a later start',
    ongoing,
    { start: '2026-04-16', stop: null },
    { start: '2026-04-16', stop: '2026-04-30' },
  ],
  ['a start after it', ongoing, { start: '2026-05-01', stop: null }, null],
  ['no other days', ongoing, ongoing, april],
])('the days of an unsent invoice of April after the lease gets %s', (_case, before, after, expected) => {
  expect(periodAfterChange(april, 'MONTHLY', { before, after }, [])).toEqual(expected);
});

describe('an invoice that was shortened with its lease', () => {
  const short = { start: '2026-04-01', stop: '2026-04-10' };
  const undo = { before: endingOn('2026-04-10'), after: ongoing };

  test('has its whole period again when the end is removed', () => {
    expect(periodAfterChange(short, 'MONTHLY', undo, [])).toEqual(april);
    expect(periodAfterChange(short, 'QUARTERLY', undo, [])).toEqual({ ...short, stop: '2026-06-30' });
  });

  test('ends later when the lease does', () => {
    const change = { ...undo, after: endingOn('2026-04-20') };
    expect(periodAfterChange(short, 'MONTHLY', change, [])).toEqual({ ...short, stop: '2026-04-20' });
  });

  test('does not take the days of another invoice', () => {
    const other = { start: '2026-04-21', stop: '2026-04-30' };
    expect(periodAfterChange(short, 'MONTHLY', undo, [other])).toEqual({ ...short, stop: '2026-04-20' });
  });

  test('begins earlier when the lease does, at most on the first day of its month', () => {
    const first = { start: '2026-04-16', stop: '2026-04-30' };
    const earlier = (start: string) => ({
      before: { start: '2026-04-16', stop: null },
      after: { start, stop: null },
    });
    expect(periodAfterChange(first, 'MONTHLY', earlier('2026-04-06'), [])?.start).toBe('2026-04-06');
    expect(periodAfterChange(first, 'MONTHLY', earlier('2026-03-06'), [])?.start).toBe('2026-04-01');
  });
});

test('sent invoices keep their days, unsent ones follow the lease', () => {
  const invoices = [
    { start: '2026-03-01', stop: '2026-03-31', locked: true },
    { ...april, locked: false },
  ];
  const change = { before: ongoing, after: endingOn('2026-03-15') };
  expect(billedPeriodsAfterChange(invoices, 'MONTHLY', change)).toEqual([invoices[0]]);
});

describe('an invoice that does not touch the day that changed', () => {
  const middle = { start: '2026-04-05', stop: '2026-04-20' };
  test.each([
    ['ends before the lease did, which is prolonged', endingOn('2026-05-31'), ongoing],
    ['ends after the lease did', endingOn('2026-04-10'), endingOn('2026-04-25')],
    ['begins after the lease does, which starts earlier', ongoing, { start: '2025-12-01', stop: null }],
  ])('keeps its days: it %s', (_case, before, after) => {
    expect(periodAfterChange(middle, 'MONTHLY', { before, after }, [])).toEqual(middle);
  });

  test('an invoice that begins with the lease keeps its first day when the lease starts on the same day or later', () => {
    const first = { start: '2026-04-16', stop: '2026-04-30' };
    const before = { start: '2026-04-16', stop: null };
    expect(periodAfterChange(first, 'MONTHLY', { before, after: before }, [])).toEqual(first);
  });

  test('an invoice that ends with the lease keeps its last day when the lease ends on the same day', () => {
    const short = { start: '2026-04-01', stop: '2026-04-10' };
    const span = endingOn('2026-04-10');
    expect(periodAfterChange(short, 'MONTHLY', { before: span, after: { ...span } }, [])).toEqual(short);
  });
});

test('unsent invoices that are extended leave the days of each other, and not their own', () => {
  const invoices = [
    { start: '2026-04-01', stop: '2026-04-10', locked: false },
    { start: '2026-04-21', stop: '2026-04-30', locked: false },
  ];
  const change = { before: endingOn('2026-04-10'), after: ongoing };
  expect(billedPeriodsAfterChange(invoices, 'MONTHLY', change)).toEqual([
    { start: '2026-04-01', stop: '2026-04-20' },
    { start: '2026-04-21', stop: '2026-04-30' },
  ]);
});
