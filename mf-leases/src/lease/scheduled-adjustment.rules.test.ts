import { makeLease } from './lease.test-data';
import { planAgreedRent } from './scheduled-adjustment.rules';

const makeScheduled = (...days: string[]) =>
  makeLease({
    start: '2024-05-01',
    new_terms_start: '2026-08-01',
    scheduled_adjustments: days.map((scheduledAt, index) => ({
      id: index + 1,
      rate: 2,
      scheduled_at: scheduledAt,
    })),
  });
const summarize = (
  lease: Parameters<typeof planAgreedRent>[0],
  change: Parameters<typeof planAgreedRent>[1],
) => {
  const agreed = planAgreedRent(lease, { ...lease, ...change });
  const daysOf = (adjustments: { scheduled_at: string }[] = []) =>
    adjustments.map(({ scheduled_at }) => scheduled_at);
  return agreed && [agreed.from, daysOf([...agreed.notApplied]), daysOf([...agreed.applied])];
};

test('a new rent is left by the adjustments of its first day or earlier, and changed by later ones', () => {
  const lease = makeScheduled('2026-06-27', '2026-08-01', '2026-08-02');
  expect(summarize(lease, { fee: 9000 })).toEqual([
    '2026-08-01',
    ['2026-06-27', '2026-08-01'],
    ['2026-08-02'],
  ]);
});

test('a rent is new when its amount, its unit or its interval changes, not when the VAT does', () => {
  const lease = makeScheduled('2026-06-27');
  expect(summarize(lease, { fee_as_m2: true })).not.toBeNull();
  expect(summarize(lease, { payment_interval: 'QUARTERLY' })).not.toBeNull();
  expect(planAgreedRent(lease, lease)).toBeNull();
  expect(planAgreedRent(lease, { ...lease, fee: undefined })).toBeNull();
});

test('it starts with the lease when nothing is sent, also when the start is moved', () => {
  const lease = { ...makeScheduled('2026-06-27'), new_terms_start: '2024-05-01' };
  expect(summarize(lease, { fee: 9000 })).toEqual(['2024-05-01', [], ['2026-06-27']]);
  expect(summarize(lease, { fee: 9000, start: '2026-07-01' })).toEqual(['2026-07-01', ['2026-06-27'], []]);
  expect(summarize(lease, { fee: 9000, start: '2026-06-27' })).toEqual(['2026-06-27', [], ['2026-06-27']]);
});

test('adjustments after the end of the lease, or of none, are left out', () => {
  expect(summarize(makeScheduled('2027-01-01'), { fee: 9000, stop: '2026-12-31' })).toBeNull();
  expect(summarize(makeLease(), { fee: 9000 })).toBeNull();
});
