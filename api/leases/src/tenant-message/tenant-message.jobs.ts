import { type Job, transactionalJob } from '@husrum/api-platform';
import { hasUnreadNotification, makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { findMessage } from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';

export const UNDELIVERED_MESSAGE_JOB = 'tenant-message.undelivered';

/** Notifies the users that a mail of a message was refused, unless they have an unread notification about the message. */
const notifyUndelivered = transactionalJob(UNDELIVERED_MESSAGE_JOB, async ({ messageId }, { tx }) => {
  const id = Number(messageId);
  const kind = notificationKinds.messageUndelivered;
  const message = await findMessage(tx, id);
  if (!message || (await hasUnreadNotification(tx, kind.link(id)))) return;
  await notifyUsers(tx, makeNotification(kind, tenantMessageTexts.undelivered(message.subject), id));
});

export const tenantMessageJobs: readonly Job[] = [notifyUndelivered];
