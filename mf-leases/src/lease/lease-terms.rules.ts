import type { TermsVersion } from '@husrum/contract/lease';
import { kronorPerSquareMetre } from '@husrum/format';

/** How a rent by area is counted; one that is not says nothing. */
export const feeOfTerms = ({ fee, fee_as_m2 }: Pick<TermsVersion, 'fee' | 'fee_as_m2'>): string[] =>
  fee_as_m2 ? [kronorPerSquareMetre(fee)] : [];

type Rent = Pick<TermsVersion, 'total' | 'payment_interval'>;

/** What the rent rose by, SEK; null when nothing was before, nothing changed, or another interval makes them unlike. */
export const feeChange = (after: Rent, before: Rent | undefined): number | null => {
  if (before === undefined || before.payment_interval !== after.payment_interval) return null;
  const change = Math.round((after.total - before.total) * 100) / 100;
  return change === 0 ? null : change;
};
