import { countDays, intersect, overlaps, subtractPeriods } from './period';

const november = { start: '2026-11-01', stop: '2026-11-30' };

describe('periods', () => {
  it('include both ends', () => {
    expect(countDays(november)).toBe(30);
    expect(countDays({ start: '2026-11-20', stop: '2026-11-20' })).toBe(1);
  });

  it('intersect', () => {
    expect(intersect(november, { start: '2026-11-16', stop: null })).toEqual({
      start: '2026-11-16',
      stop: '2026-11-30',
    });
    expect(intersect(november, { start: '2020-01-01', stop: '2026-11-01' })).toEqual({
      start: '2026-11-01',
      stop: '2026-11-01',
    });
    expect(intersect(november, { start: '2026-12-01', stop: null })).toBeNull();
  });

  it('overlap when they have a day in common', () => {
    expect(overlaps({ start: '2026-01-01', stop: '2026-06-30' }, { start: '2026-06-30', stop: null })).toBe(
      true,
    );
    expect(overlaps({ start: '2026-01-01', stop: '2026-06-30' }, { start: '2026-07-01', stop: null })).toBe(
      false,
    );
    expect(overlaps({ start: '2026-01-01', stop: null }, { start: '2030-07-01', stop: null })).toBe(true);
  });

  it('subtract covered periods, in order', () => {
    const covered = [
      { start: '2026-11-20', stop: '2026-12-10' },
      { start: '2026-11-05', stop: '2026-11-09' },
      { start: '2026-11-07', stop: '2026-11-08' },
    ];
    expect(subtractPeriods(november, covered)).toEqual([
      { start: '2026-11-01', stop: '2026-11-04' },
      { start: '2026-11-10', stop: '2026-11-19' },
    ]);
    expect(subtractPeriods(november, [{ start: '2026-10-01', stop: '2027-01-01' }])).toEqual([]);
    expect(subtractPeriods(november, [])).toEqual([november]);
  });
});

test('two spans do not overlap when either ends before the other begins', () => {
  const [january, february] = [
    { start: '2026-01-01', stop: '2026-01-31' },
    { start: '2026-02-01', stop: '2026-02-28' },
  ];
  expect([overlaps(january, february), overlaps(february, january)]).toEqual([false, false]);
  const fromLast = { start: '2026-01-31', stop: '2026-02-28' };
  expect([overlaps(january, fromLast), overlaps(fromLast, january)]).toEqual([true, true]);
});
