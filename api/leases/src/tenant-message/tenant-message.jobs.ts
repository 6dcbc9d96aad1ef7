import { type Job, transactionalJob } from '@husrum/api-platform';
import { hasUnreadNotification, notifyUsers } from '@husrum/api-settings';
import { routes } from '@husrum/contract/routes';
import { findMessage } from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';

export const UNDELIVERED_MESSAGE_JOB = 'tenant-message.undelivered';

/** Notifies the users that a mail of a message was refused, unless they have an unread notification about the message. */
const notifyUndelivered = transactionalJob(UNDELIVERED_MESSAGE_JOB, async ({ messageId }, { tx }) => {
  const id = Number(messageId);
  const link = routes.contact.message({ id });
  const message = await findMessage(tx, id);
  if (!message || (await hasUnreadNotification(tx, link))) return;
  await notifyUsers(tx, { type: 'message', ...tenantMessageTexts.undelivered(message.subject), link });
});

export const tenantMessageJobs: readonly Job[] = [notifyUndelivered];
