import type { Database } from '@husrum/api-platform';
import { saveManualMembership } from './membership.store';
import { refreshAccess } from './sync-membership';

/**
 * Makes the subscription of a user's business one that we handle by hand, or an ordinary one again, which then gives access by
 * the state that was last read from the provider. Returns false when no user has the email address.
 */
export const setManualMembership = async (
  db: Database,
  email: string,
  { isManual, now }: { readonly isManual: boolean; readonly now: Date },
): Promise<boolean> => {
  const businessId = await db.system((tx) => saveManualMembership(tx, email, isManual));
  if (businessId === undefined) return false;
  if (!isManual) await refreshAccess((run) => db.forAccount(businessId, run), now);
  return true;
};
