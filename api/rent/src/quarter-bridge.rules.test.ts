import { planQuarterBridge } from './quarter-bridge.rules';

const lease = { start: '2026-11-15', stop: null, interval: 'QUARTERLY', nextMonth: '2026-11' } as const;
const bridge = { period: { start: '2026-11-15', stop: '2026-12-31' }, nextMonth: '2027-01' };

// D-2 is the rule's number in docs/domain-rules.md.
describe('D-2 adapting to calendar quarters', () => {
  test('bills the days until the end of the quarter, and then follows the quarters', () => {
    expect(planQuarterBridge(lease, '2026-11', [])).toEqual(bridge);
    expect(planQuarterBridge({ ...lease, start: '2024-05-01' }, '2027-02', [])).toEqual({
      period: { start: '2027-02-01', stop: '2027-03-31' },
      nextMonth: '2027-04',
    });
  });

  test('does not bill days twice', () => {
    const billed = [{ start: '2026-11-15', stop: '2026-11-30' }];
    expect(planQuarterBridge(lease, '2026-11', billed)?.period).toEqual({
      start: '2026-12-01',
      stop: '2026-12-31',
    });
  });

  test('is not offered when the next period starts a calendar quarter, for another interval, or when all is billed', () => {
    expect(planQuarterBridge(lease, '2027-01', [])).toBeNull();
    expect(planQuarterBridge({ ...lease, interval: 'MONTHLY' }, '2026-11', [])).toBeNull();
    expect(planQuarterBridge({ ...lease, interval: 'YEARLY' }, '2026-11', [])).toBeNull();
    expect(planQuarterBridge({ ...lease, nextMonth: null }, '2026-11', [])).toBeNull();
  });

  test('a bridge of one day is one, and a lease that ends on the first day of the next quarter goes on', () => {
    const billed = [{ start: '2026-11-15', stop: '2026-12-30' }];
    expect(planQuarterBridge(lease, '2026-11', billed)?.period).toEqual({
      start: '2026-12-31',
      stop: '2026-12-31',
    });
    expect(planQuarterBridge({ ...lease, stop: '2027-01-01' }, '2026-11', [])?.nextMonth).toBe('2027-01');
    expect(planQuarterBridge({ ...lease, stop: '2026-12-31' }, '2026-11', [])?.nextMonth).toBeNull();
  });

  test('ends with the lease', () => {
    expect(planQuarterBridge({ ...lease, stop: '2026-12-10' }, '2026-11', [])).toEqual({
      period: { start: '2026-11-15', stop: '2026-12-10' },
      nextMonth: null,
    });
  });
});

test('there is no bridge when the days that are left begin after the quarter', () => {
  const billed = [{ start: '2026-11-15', stop: '2026-12-31' }];
  expect(planQuarterBridge(lease, '2026-11', billed)).toBeNull();
});
