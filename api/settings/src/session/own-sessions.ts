import { problem, type RequestContext } from '@husrum/api-platform';
import type { SessionRow } from '@husrum/contract/session';
import { deviceName } from './device.rules';
import { listSessions, revokeOwnSession, revokeSessions } from './session.store';
import { sessionTexts } from './session.texts';

/** The sessions in which the user is signed in. */
export const listOwnSessions = async ({ tx, account }: RequestContext): Promise<SessionRow[]> => {
  const sessions = await listSessions(tx, account.userId);
  return sessions.map(({ id, created_at, seen_at, user_agent }) => ({
    id,
    device: deviceName(user_agent),
    created_at,
    seen_at,
    current: id === account.sessionId,
  }));
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ends one session of the user: its device is signed out at its next call. */
export const endOwnSession = async (
  id: string,
  { tx, account, clock }: RequestContext,
): Promise<{ message: string }> => {
  if (!UUID.test(id) || !(await revokeOwnSession(tx, account.userId, id, clock.now().toISOString())))
    throw problem('notFound');
  return { message: sessionTexts.sessionEnded };
};

export const endOtherSessions = async ({
  tx,
  account,
  clock,
}: RequestContext): Promise<{ message: string }> => {
  await revokeSessions(tx, account.userId, clock.now().toISOString(), account.sessionId);
  return { message: sessionTexts.otherSessionsEnded };
};
