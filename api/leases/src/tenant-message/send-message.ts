import { deleteUnusedKeysAfterMailing } from '@husrum/api-objects';
import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  ROWS_PER_STATEMENT,
  splitIntoChunks,
  type Tx,
  toDownloadName,
} from '@husrum/api-platform';
import { MAX_ATTACHMENTS_MEGABYTES, type TenantMessage } from '@husrum/contract/tenant-message';
import { insertRecipients } from './message-recipient.store';
import { findTarget, listTargetLeaseIds, type TargetRef } from './message-target.store';
import { listAllTargetRecipients, type Recipient } from './target-recipient.store';
import {
  type AttachedFile,
  findMessage,
  insertMessage,
  insertMessageFiles,
  insertMessageLeases,
  lockAttachedFiles,
} from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';
import { writeMails } from './tenant-message-mail';

interface SendMessageCommand {
  readonly subject: string;
  readonly body: string;
  readonly excluded_tenant_ids: readonly number[];
  /** The files to attach. */
  readonly file_ids: readonly number[];
  /** The company in whose name it is sent. Left out: that of the target. */
  readonly sender_id?: number | null;
  /** Whether it goes to the addresses to which invoices are mailed. */
  readonly isBilling?: boolean;
}

/** Locks the files to attach. Throws 422 if one does not exist, or if they are too large. */
const lockAttachments = async (tx: Tx, fileIds: readonly number[]): Promise<AttachedFile[]> => {
  const ids = [...new Set(fileIds)];
  const files = await lockAttachedFiles(tx, ids);
  if (files.length < ids.length) throw invalidInput({ file_ids: [tenantMessageTexts.fileGone] });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_ATTACHMENTS_MEGABYTES * 1024 ** 2)
    throw invalidInput({ file_ids: [tenantMessageTexts.tooLarge] });
  return files;
};

const hasEmail = <R extends Recipient>(recipient: R): recipient is R & { email: string } =>
  recipient.email !== null;

/** The tenants of the target, without the excluded ones. Throws 422 if none of them has an email address. */
const requireRecipients = async (
  tx: Tx,
  target: TargetRef,
  {
    excluded,
    ...scope
  }: Parameters<typeof listAllTargetRecipients>[2] & {
    readonly excluded: readonly number[];
  },
): Promise<Recipient[]> => {
  const excludedIds = new Set(excluded);
  const recipients = (await listAllTargetRecipients(tx, target, scope)).filter(
    ({ id }) => !excludedIds.has(id),
  );
  if (recipients.length === 0) throw problem('invalid', { message: tenantMessageTexts.nobody });
  if (!recipients.some(hasEmail)) throw problem('invalid', { message: tenantMessageTexts.nobodyWithAddress });
  return recipients;
};

/**
 * Sends a message to the tenants of the target, one mail to each, in the transaction of the call. A tenant without an email
 * address is saved as a recipient, and can get the mail later by a retry.
 */
export const sendMessage = async (
  context: RequestContext,
  target: TargetRef,
  { subject, body, excluded_tenant_ids, file_ids, sender_id = null, isBilling = false }: SendMessageCommand,
): Promise<TenantMessage> => {
  const { tx, account } = context;
  const { name, sender, replyTo } = orNotFound(await findTarget(tx, target, sender_id));
  const leaseIds = await listTargetLeaseIds(tx, target);
  const recipients = await requireRecipients(tx, target, {
    leaseIds,
    isBilling,
    excluded: excluded_tenant_ids,
  });
  const files = await lockAttachments(tx, file_ids);
  const id = await insertMessage(tx, {
    target_type: target.type,
    target_id: target.id,
    target_name: name,
    sender,
    reply_to: replyTo,
    subject,
    body,
    user_id: account.userId,
  });
  await insertMessageLeases(
    tx,
    id,
    leaseIds,
    recipients.map((recipient) => recipient.id),
  );
  await insertMessageFiles(
    tx,
    id,
    files.map((file) => ({ ...file, name: toDownloadName(file.alias, file.name) })),
  );
  await deleteUnusedKeysAfterMailing(
    context,
    files.map(({ key }) => key),
  );
  const message = { id, senderName: sender, replyTo, subject, body, files };
  const mailed = await writeMails(context, message, recipients.filter(hasEmail));
  const mailIds = new Map(mailed.map((recipient) => [recipient.id, recipient.mailId]));
  for (const chunk of splitIntoChunks(recipients, ROWS_PER_STATEMENT))
    await insertRecipients(
      tx,
      chunk.map(({ id: tenantId, name: tenantName, email }) => ({
        tenant_message_id: id,
        tenant_id: tenantId,
        name: tenantName,
        email,
        mail_message_id: mailIds.get(tenantId) ?? null,
      })),
    );
  return orNotFound(await findMessage(tx, id));
};
