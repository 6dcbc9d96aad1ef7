import type { Call } from '@husrum/contract/core';
import { needsMembership } from '@husrum/contract/permission';
import { problem } from '../errors';
import type { Settings } from '../settings';
import type { Account } from './context';

type Business = Pick<Account, 'hasMembership'>;
type PaymentSettings = Pick<Settings, 'stripe'>;

/** Whether the business has neither trial nor subscription. Without a payment provider nobody can pay, so nobody lacks one. */
export const lacksMembership = ({ hasMembership }: Business, { stripe }: PaymentSettings): boolean =>
  stripe !== undefined && !hasMembership;

/** Throws 402 when the business has neither trial nor subscription and the call needs one. */
export const requireMembership = (business: Business, call: Call, settings: PaymentSettings): void => {
  if (lacksMembership(business, settings) && needsMembership(call)) throw problem('membershipRequired');
};
