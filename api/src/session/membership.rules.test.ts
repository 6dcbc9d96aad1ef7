import { membershipOf, trialEnd } from './membership.rules';

describe('membership', () => {
  it('gives thirty days from the day of registration', () => {
    expect(trialEnd('2026-11-20')).toBe('2026-12-20');
    expect(membershipOf({ member: false, trial_ends_on: '2026-12-20' }, '2026-11-20')).toBe(30);
  });

  it.each([
    ['2026-12-19', 1],
    ['2026-12-20', 0],
    ['2026-12-21', -1],
    ['2027-06-01', -1],
  ])('has on %s %i days left', (today, left) => {
    expect(membershipOf({ member: false, trial_ends_on: '2026-12-20' }, today)).toBe(left);
  });

  it('is -2 for a member, also long after the trial', () => {
    expect(membershipOf({ member: true, trial_ends_on: '2026-12-20' }, '2028-01-01')).toBe(-2);
  });
});
