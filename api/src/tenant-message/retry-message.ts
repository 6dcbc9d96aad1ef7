import type { TenantMessage } from '@husrum/contract/tenant-message';
import { keepUntilMailed } from '../file/storage-key';
import type { Tx } from '../platform/db';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { listUnreached, saveMails } from './message-recipient.store';
import {
  type AttachedFile,
  findMessage,
  listMessageFiles,
  lockAttachedFiles,
  lockMessage,
} from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';
import { writeMails } from './tenant-message-mail';

const findFiles = async (tx: Tx, messageId: number): Promise<AttachedFile[]> => {
  const files = await listMessageFiles(tx, messageId);
  const removed = files.find(({ file_id }) => file_id === null);
  if (removed) throw problem('conflict', { message: tenantMessageTexts.attachmentRemoved(removed.name) });
  return lockAttachedFiles(
    tx,
    files.flatMap(({ file_id }) => file_id ?? []),
  );
};

/**
 * Sends the message again to everybody whom it has not reached. A refused mail, or one that had no address, is written anew to
 * the address that the tenant has now. One that still waits in the outbox is tried at once, not written twice.
 */
export const retryMessage = async (context: RequestContext, id: number): Promise<TenantMessage> => {
  const { tx, outbox } = context;
  const { sender, reply_to, subject, body } = orNotFound(await lockMessage(tx, id));
  const unreached = await listUnreached(tx, id);
  const waiting = unreached.filter(({ status }) => status === 'RETRYING');
  await outbox.retryMails(waiting.flatMap(({ mail_message_id }) => mail_message_id ?? []));
  const mailable = unreached.flatMap(({ status, email, ...recipient }) =>
    status === 'RETRYING' || email === null ? [] : { ...recipient, email },
  );
  if (mailable.length > 0) {
    const files = await findFiles(tx, id);
    await keepUntilMailed(
      context,
      files.map(({ key }) => key),
    );
    const message = { id, sender, replyTo: reply_to, subject, body, files };
    await saveMails(tx, await writeMails(context, message, mailable));
  }
  return orNotFound(await findMessage(tx, id));
};
