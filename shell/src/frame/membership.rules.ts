import { MEMBERSHIP } from '@husrum/contract/session';

/** -1 none, -2 member, otherwise the days left of the trial. */
export const membershipText = (membership: number): string => {
  if (membership === MEMBERSHIP.member) return 'Abonnemang';
  if (membership === MEMBERSHIP.none) return 'Inget abonnemang';
  return `Provperiod: ${membership} ${membership === 1 ? 'dag' : 'dagar'} kvar`;
};
