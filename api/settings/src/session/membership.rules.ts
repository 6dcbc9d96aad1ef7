import { MEMBERSHIP } from '@husrum/contract/session';
import { addDays, daysBetween } from '@husrum/format';

const TRIAL_DAYS = 30;

export const trialEndsOn = (today: string): string => addDays(today, TRIAL_DAYS);

/** The days left of the trial, -1 when it has ended, -2 when the business has a subscription that gives access. */
export const toMembership = (business: { member: boolean; trial_ends_on: string }, today: string): number => {
  if (business.member) return MEMBERSHIP.member;
  const daysLeft = daysBetween(today, business.trial_ends_on);
  return daysLeft < 0 ? MEMBERSHIP.none : daysLeft;
};
