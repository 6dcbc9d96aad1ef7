import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { isAdministrator } from '@husrum/contract/permission';
import { deleteAllNotifications } from '../notification/notification.store';
import { deleteLinkTokens } from '../session/link-token.store';
import { revokeSessions } from '../session/session.store';
import { userTexts } from './user.texts';
import { lockUser, markRemoved } from './user-account.store';

/** Removes a colleague, whose sessions end at once. An administrator cannot be removed (product spec part 2 §6). */
export const removeUser = async (id: number, { tx, clock }: RequestContext): Promise<{ message: string }> => {
  const user = orNotFound(await lockUser(tx, id));
  if (isAdministrator(user.role)) throw problem('administratorNotRemovable');
  const now = clock.now().toISOString();
  await revokeSessions(tx, id, now);
  await markRemoved(tx, id, now);
  await deleteLinkTokens(tx, id);
  await deleteAllNotifications(tx, id);
  return { message: userTexts.removed(user.name) };
};
