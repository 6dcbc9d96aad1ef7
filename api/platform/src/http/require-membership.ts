import type { Call } from '@husrum/contract/core';
import { needsMembership } from '@husrum/contract/permission';
import { problem } from '../errors';
import type { Settings } from '../settings';

/**
 * Why a business has no access: its trial ended and nobody subscribed, its subscription was cancelled, or it was not paid. `NONE` is
 * every other state of a subscription, such as one whose first payment was never made.
 */
export type MissingMembership = 'TRIAL_ENDED' | 'CANCELLED' | 'UNPAID' | 'NONE';

const problemOf = {
  TRIAL_ENDED: 'trialEnded',
  CANCELLED: 'subscriptionCancelled',
  UNPAID: 'subscriptionUnpaid',
  NONE: 'membershipRequired',
} as const satisfies Readonly<Record<MissingMembership, string>>;

type PaymentSettings = Pick<Settings, 'stripe'>;

/** Whether a business without trial and subscription lacks one. Without a payment provider nobody can pay, so nobody does. */
export const lacksMembership = (hasMembership: boolean, { stripe }: PaymentSettings): boolean =>
  stripe !== undefined && !hasMembership;

/** Throws 402, which says why, when the business has neither trial nor subscription and the call needs one. */
export const requireMembership = (
  { missingMembership }: { readonly missingMembership: MissingMembership | null },
  call: Call,
  settings: PaymentSettings,
): void => {
  if (missingMembership === null || !lacksMembership(false, settings)) return;
  if (needsMembership(call)) throw problem(problemOf[missingMembership]);
};
