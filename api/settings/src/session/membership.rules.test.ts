import { toMembership, trialEndsOn } from './membership.rules';

describe('membership', () => {
  it('starts with a trial of thirty days', () => {
    expect(trialEndsOn('2026-11-20')).toBe('2026-12-20');
    expect(toMembership({ member: false, trial_ends_on: '2026-12-20' }, '2026-11-20')).toBe(30);
  });

  it.each([
    ['2026-12-19', 1],
    ['2026-12-20', 0],
    ['2026-12-21', -1],
    ['2027-06-01', -1],
  ])(
    'is the number of days left until 2026-12-20, or -1 after the trial: on %s it is %i',
    (today, membership) => {
      expect(toMembership({ member: false, trial_ends_on: '2026-12-20' }, today)).toBe(membership);
    },
  );

  it('is -2 with a subscription, also after the trial', () => {
    expect(toMembership({ member: true, trial_ends_on: '2026-12-20' }, '2028-01-01')).toBe(-2);
  });
});
