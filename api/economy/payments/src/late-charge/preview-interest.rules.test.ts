import { previewInterest } from './preview-interest.rules';

const rates = [{ from: '2026-07-01', percent: 2 }];
const invoice = {
  ...{ dueAt: '2026-10-30', claimOre: 850_000, payments: [], chargedThrough: null, isClaimed: true },
  ...{
    isInProgram: false,
    leaseId: 1,
    hasSameTenant: true,
    writtenOffOre: 0,
    promisedOn: null,
    minInterestOre: 2000,
  },
};
type Facts = Parameters<typeof previewInterest>[0];
const preview = (changes: Partial<Facts> = {}, today = '2026-11-19') =>
  previewInterest({ ...invoice, ...changes }, rates, today);

// The number is that of the rule in docs/domain-rules.md.
describe('D-16 interest that can be charged', () => {
  it.each<[string, Partial<Facts>, string, number, string | null, string | null]>([
    ['20 days', {}, '2026-11-19', 4658, null, null],
    ['not late', {}, '2026-10-30', 0, 'NOTHING', null],
    ['below the minimum', {}, '2026-11-05', 1397, 'BELOW_MINIMUM', '20 kr'],
    ['just the minimum', { minInterestOre: 1397 }, '2026-11-05', 1397, null, null],
    [
      'a minimum of 0 asks for something',
      { minInterestOre: 0, claimOre: 100 },
      '2026-10-31',
      0,
      'BELOW_MINIMUM',
      '0 kr',
    ],
    ['öre', { claimOre: 99 }, '2026-11-19', 0, 'PENNIES', null],
    ['paid in time', { payments: [{ day: '2026-10-30', ore: 850_000 }] }, '2026-11-19', 0, 'NOTHING', null],
    [
      'paid but for öre',
      { payments: [{ day: '2026-10-30', ore: 849_950 }] },
      '2026-11-19',
      0,
      'PENNIES',
      null,
    ],
    ['all days charged', { chargedThrough: '2026-11-19' }, '2026-11-19', 0, 'NOTHING', null],
    ['ten days left', { chargedThrough: '2026-11-09' }, '2026-11-19', 2329, null, null],
    ['in a program', { isInProgram: true }, '2026-11-19', 0, 'IN_PROGRAM', null],
    ['no lease', { leaseId: null }, '2026-11-19', 0, 'NO_LEASE', null],
    ['another tenant', { hasSameTenant: false }, '2026-11-19', 0, 'NO_LEASE', null],
    ['written off', { writtenOffOre: 1 }, '2026-11-19', 0, 'WRITTEN_OFF', null],
    ['promised', { promisedOn: '2026-11-19' }, '2026-11-19', 0, 'PROMISE', '2026-11-19'],
    ['promised in vain', { promisedOn: '2026-11-18' }, '2026-11-19', 4658, null, null],
    ['a rate is missing', { dueAt: '2026-06-26' }, '2026-11-19', 0, 'MISSING_RATE', '2026-01-01'],
    ['the next rate is missing', {}, '2027-01-02', 0, 'MISSING_RATE', '2027-01-01'],
    ['not sent', { isClaimed: false }, '2026-11-19', 0, 'NOTHING', null],
  ])('%s', (_what, changes, today, interestOre, problem, detail) => {
    const found = preview(changes, today);
    expect([found.interestOre, found.problem, found.detail?.replaceAll('\u00a0', ' ') ?? null]).toEqual([
      interestOre,
      problem,
      detail,
    ]);
  });
});
