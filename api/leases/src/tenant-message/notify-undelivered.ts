import type { Tx } from '@husrum/api-platform';
import { hasUnreadNotification, makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { findMessage } from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';

/** Notifies the users that a mail of a message was refused, unless they have an unread notification about the message. */
export const notifyUndelivered = async (tx: Tx, messageId: number): Promise<void> => {
  const kind = notificationKinds.messageUndelivered;
  const message = await findMessage(tx, messageId);
  if (!message || (await hasUnreadNotification(tx, kind.link(messageId)))) return;
  await notifyUsers(tx, makeNotification(kind, tenantMessageTexts.undelivered(message.subject), messageId));
};
