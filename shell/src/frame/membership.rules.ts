import { MEMBERSHIP } from '@husrum/contract/session';
import { membershipTexts } from './frame.texts';

/** -1 none, -2 subscriber, otherwise the days left of the trial. */
export const formatMembership = (membership: number): string => {
  if (membership === MEMBERSHIP.member) return membershipTexts.member;
  if (membership === MEMBERSHIP.none) return membershipTexts.none;
  return membershipTexts.trial(membership);
};
