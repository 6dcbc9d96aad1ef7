import { deleteUnusedKeysAfterMailing } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext, type Tx } from '@husrum/api-platform';
import type { TenantMessage } from '@husrum/contract/tenant-message';
import { listUnreachedRecipients, saveRecipientMails } from './message-recipient.store';
import {
  type AttachedFile,
  findMessage,
  listMessageFiles,
  lockAttachedFiles,
  lockMessage,
} from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';
import { writeMails } from './tenant-message-mail';

/** Throws 409 if an attachment has been removed since. */
const lockFilesOfMessage = async (tx: Tx, messageId: number): Promise<AttachedFile[]> => {
  const files = await listMessageFiles(tx, messageId);
  const removed = files.find(({ file_id }) => file_id === null);
  if (removed) throw problem('conflict', { message: tenantMessageTexts.attachmentRemoved(removed.name) });
  return lockAttachedFiles(
    tx,
    files.flatMap(({ file_id }) => file_id ?? []),
  );
};

/**
 * Sends the message again to all recipients whom it has not reached. A recipient whose mail was rejected, or who had no address,
 * gets a new mail to the current address of the tenant. A mail that still waits in the outbox is retried at once instead.
 */
export const retryMessage = async (context: RequestContext, id: number): Promise<TenantMessage> => {
  const { tx, outbox } = context;
  const { sender, reply_to, subject, body } = orNotFound(await lockMessage(tx, id));
  const unreached = await listUnreachedRecipients(tx, id);
  const retrying = unreached.filter(({ status }) => status === 'RETRYING');
  await outbox.retryMails(retrying.flatMap(({ mail_message_id }) => mail_message_id ?? []));
  const mailable = unreached.flatMap(({ status, email, ...recipient }) =>
    status === 'RETRYING' || email === null ? [] : { ...recipient, email },
  );
  if (mailable.length > 0) {
    const files = await lockFilesOfMessage(tx, id);
    await deleteUnusedKeysAfterMailing(
      context,
      files.map(({ key }) => key),
    );
    const message = { id, senderName: sender, replyTo: reply_to, subject, body, files };
    await saveRecipientMails(tx, await writeMails(context, message, mailable));
  }
  return orNotFound(await findMessage(tx, id));
};
