import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { notificationKinds } from '@husrum/contract/notification';
import { isAdministrator, type Role } from '@husrum/contract/permission';
import type { UserRow } from '@husrum/contract/user';
import { makeNotification } from '../notification/new-notification';
import { notifyUser } from '../notification/notification.store';
import { readUserName } from '../session/user.store';
import { toUserRow } from './list-users';
import { userTexts } from './user.texts';
import { lockAndCountAdministrators, lockUser, saveRole } from './user-account.store';

/** Changes the role of a user. It applies from the user's next call. The business keeps at least one administrator. */
export const changeRole = async (
  id: number,
  role: Role,
  { tx, account }: RequestContext,
): Promise<UserRow> => {
  const administrators = await lockAndCountAdministrators(tx);
  const user = orNotFound(await lockUser(tx, id));
  if (user.role === role) return toUserRow(user);
  if (isAdministrator(user.role) && administrators === 1)
    throw problem('conflict', { message: userTexts.lastAdministrator });
  await saveRole(tx, id, role);
  if (id !== account.userId) {
    const body = userTexts.roleChangedBy(await readUserName(tx, account.userId));
    const text = { title: userTexts.roleChanged(role), body };
    await notifyUser(tx, id, makeNotification(notificationKinds.roleChanged, text));
  }
  return toUserRow({ ...user, role });
};
