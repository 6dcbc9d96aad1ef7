import { type Claims, problem, type RequestContext, type Tx } from '@husrum/api-platform';
import { findCaller } from './session.store';

/** The user of a valid access token. 401 when the session has ended: signing out, a new password and a removed user end it. */
export const requireSession = async (
  tx: Tx,
  { sub, jti, billable }: Claims,
): Promise<RequestContext['account']> => {
  const caller = await findCaller(tx, { id: jti, userId: sub, businessId: billable.id });
  if (!caller) throw problem('signedOut');
  return {
    businessId: billable.id,
    userId: sub,
    sessionId: jti,
    role: caller.role,
    missingMembership: caller.missing_membership,
  };
};
