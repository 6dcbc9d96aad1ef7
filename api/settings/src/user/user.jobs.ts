import { type Job, transactionalJob } from '@husrum/api-platform';
import { notificationKinds } from '@husrum/contract/notification';
import { makeNotification } from '../notification/new-notification';
import { notifyUser } from '../notification/notification.store';
import { INVITE_ACCEPTED_JOB } from '../session/register';
import { findAcceptedInvite, saveInviteMailError } from './invite-list.store';
import { userTexts } from './user.texts';

export const INVITE_UNDELIVERED_JOB = 'invite.undelivered';

export const userJobs: readonly Job[] = [
  transactionalJob(INVITE_ACCEPTED_JOB, async ({ inviteId, userId }, { tx }) => {
    const accepted = await findAcceptedInvite(tx, Number(inviteId), Number(userId));
    if (!accepted || accepted.invited_by === null) return;
    const { name, email, role, invited_email, invited_by } = accepted;
    const body =
      email === invited_email
        ? userTexts.joinedWith(email, role)
        : userTexts.joinedWithOther(email, invited_email);
    const text = { title: userTexts.joined(name), body };
    await notifyUser(tx, invited_by, makeNotification(notificationKinds.userJoined, text));
  }),
  transactionalJob(INVITE_UNDELIVERED_JOB, async ({ id, digest, reason }, { tx }) => {
    const mailError = String(reason);
    const invite = await saveInviteMailError(tx, Number(id), String(digest), mailError);
    if (!invite || invite.invited_by === null) return;
    const text = { title: userTexts.undelivered(invite.email), body: mailError };
    await notifyUser(tx, invite.invited_by, makeNotification(notificationKinds.userInviteUndelivered, text));
  }),
];
