import { MEMBERSHIP } from '@husrum/contract/session';
import { membershipTexts } from './frame.texts';

/** The membership as a text. `membership` is -1 for none, -2 for a subscription, otherwise the days left of the trial. */
export const formatMembership = (membership: number): string => {
  if (membership === MEMBERSHIP.member) return membershipTexts.member;
  if (membership === MEMBERSHIP.none) return membershipTexts.none;
  return membershipTexts.trial(membership);
};
