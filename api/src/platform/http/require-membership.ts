import type { Call } from '@husrum/contract/core';
import { needsMembership } from '@husrum/contract/permission';
import { problem } from '../errors';
import type { Settings } from '../settings';
import type { Account } from './context';

/**
 * Throws 402 when the business has neither trial nor subscription and the call needs one. Without a payment provider nobody
 * can pay, so no call needs one.
 */
export const requireMembership = (
  { hasMembership }: Pick<Account, 'hasMembership'>,
  call: Call,
  { stripe }: Pick<Settings, 'stripe'>,
): void => {
  if (stripe !== undefined && !hasMembership && needsMembership(call)) throw problem('membershipRequired');
};
