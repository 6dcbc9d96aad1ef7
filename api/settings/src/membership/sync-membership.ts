import type { Tx } from '@husrum/api-platform';
import type { PaymentProvider } from '@husrum/api-ports';
import { isAccessGranted } from './membership.rules';
import { type Membership, readMembership, saveMember, saveProviderState } from './membership.store';

export type RunTransaction = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

const saveAccess = async (tx: Tx, now: Date): Promise<Membership> => {
  const membership = await readMembership(tx);
  const { status, past_due_since } = membership;
  const pastDueSince = past_due_since === null ? null : new Date(past_due_since);
  await saveMember(tx, isAccessGranted({ status, pastDueSince }, now));
  return readMembership(tx);
};

/**
 * Reads the whole state from the provider and stores it. Order, repetition and loss of webhooks therefore do not matter. The
 * provider is called outside transactions.
 */
export const syncMembership = async (
  transaction: RunTransaction,
  provider: PaymentProvider,
  now: Date,
): Promise<Membership> => {
  const membership = await transaction(readMembership);
  if (membership.customer_id === null) return membership;
  const state = await provider.readState(membership.customer_id);
  return transaction(async (tx) => {
    await saveProviderState(tx, state, now);
    return saveAccess(tx, now);
  });
};

/** Updates the access from the stored state: the grace period may have ended while the provider does not respond. */
export const refreshAccess = (transaction: RunTransaction, now: Date): Promise<Membership> =>
  transaction((tx) => saveAccess(tx, now));
