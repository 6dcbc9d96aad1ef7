import { archiveCutoff, hasDays, leaseState } from './lease-state.rules';

const TODAY = '2026-11-20';
const threeMonths = { noticeLength: 3, noticeType: 'MONTH', terminated: false } as const;

// The number is that of the rule in docs/domain-rules.md.
describe('D-17 lease state', () => {
  it.each([
    ['2026-12-01', null, 3, 'planned'],
    ['2026-12-01', '2026-11-30', 3, 'inactive'],
    ['2024-05-01', null, 3, 'active'],
    ['2024-05-01', '2029-06-30', 9, 'active'],
    ['2024-05-01', '2027-02-15', 3, 'ending'],
    ['2024-05-01', '2027-02-20', 3, 'ending'],
    ['2024-05-01', '2027-02-21', 3, 'active'],
    ['2024-05-01', '2027-08-20', 9, 'ending'],
    ['2024-05-01', '2027-08-21', 9, 'active'],
    ['2024-05-01', '2027-02-15', 1, 'ending'],
    ['2024-05-01', '2026-11-20', 3, 'ending'],
    ['2024-05-01', '2026-11-19', 3, 'inactive'],
    ['2026-11-20', null, 3, 'active'],
  ] as const)('%s to %s with %i months’ notice: %s', (start, stop, noticeLength, state) => {
    expect(leaseState({ start, stop, noticeLength, noticeType: 'MONTH', terminated: false }, TODAY)).toBe(
      state,
    );
  });

  it.each([
    ['2024-05-01', '2028-12-31', 'ending'],
    ['2024-05-01', '2026-11-20', 'ending'],
    ['2024-05-01', '2026-11-19', 'inactive'],
    ['2026-12-01', '2027-12-31', 'planned'],
  ] as const)('a terminated lease from %s to %s is %s, whatever its notice period', (start, stop, state) => {
    expect(leaseState({ ...threeMonths, start, stop, noticeLength: 1, terminated: true }, TODAY)).toBe(state);
  });

  it('supports notice periods in days and years', () => {
    const lease = { start: '2024-05-01', stop: '2027-11-20', terminated: false };
    expect(leaseState({ ...lease, noticeLength: 1, noticeType: 'YEAR' }, TODAY)).toBe('ending');
    expect(leaseState({ ...lease, noticeLength: 100, noticeType: 'DAY' }, TODAY)).toBe('active');
  });

  it.each([
    ['2026-11-20', null, 'active'],
    ['2024-05-01', '2026-11-20', 'ending'],
    ['2024-05-01', '2026-11-19', 'inactive'],
    ['2026-11-21', null, 'planned'],
  ])('includes the first and the last day: from %s to %s is %s', (start, stop, state) => {
    expect(leaseState({ start, stop, ...threeMonths }, TODAY)).toBe(state);
  });

  it('is archived 30 days after its end', () => {
    expect(archiveCutoff('2026-12-19')).toBe('2026-11-19');
  });
});

test('a lease of one day has that day, and one that ends the day before it starts has none', () => {
  expect(hasDays({ start: TODAY, stop: TODAY })).toBe(true);
  expect(hasDays({ start: TODAY, stop: '2026-11-19' })).toBe(false);
  expect(leaseState({ ...threeMonths, start: TODAY, stop: TODAY }, TODAY)).toBe('ending');
});
