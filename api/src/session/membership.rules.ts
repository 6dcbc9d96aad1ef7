import { MEMBERSHIP } from '@husrum/contract/session';
import { addDays, daysBetween } from '@husrum/format';

const TRIAL_DAYS = 30;

export const trialEnd = (today: string): string => addDays(today, TRIAL_DAYS);

/** Days left of the trial, -1 when it is over, -2 for a member. */
export const membershipOf = (account: { member: boolean; trial_ends_on: string }, today: string): number => {
  if (account.member) return MEMBERSHIP.member;
  const left = daysBetween(today, account.trial_ends_on);
  return left < 0 ? MEMBERSHIP.none : left;
};
