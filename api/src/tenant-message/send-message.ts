import type { BodyOf } from '@husrum/contract/core';
import {
  MAX_ATTACHMENTS_MEGABYTES,
  type TenantMessage,
  type tenantMessageCalls,
} from '@husrum/contract/tenant-message';
import { keepUntilMailed } from '../file/storage-key';
import { splitIntoChunks } from '../platform/collections';
import type { Tx } from '../platform/db';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findTarget, listTargetLeaseIds, type TargetRef } from './contact-target.store';
import { insertRecipients } from './message-recipient.store';
import { findTargetRecipients, type Recipient } from './target-recipient.store';
import {
  type AttachedFile,
  findMessage,
  insertMessage,
  insertMessageFiles,
  insertMessageLeases,
  lockAttachedFiles,
} from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';
import { attachmentName, writeMails } from './tenant-message-mail';

type Input = BodyOf<typeof tenantMessageCalls.send>;

const CHUNK_SIZE = 1000;

const findAttachments = async (tx: Tx, fileIds: readonly number[]): Promise<AttachedFile[]> => {
  const wanted = [...new Set(fileIds)];
  const files = await lockAttachedFiles(tx, wanted);
  if (files.length < wanted.length) throw invalid({ file_ids: [tenantMessageTexts.fileGone] });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_ATTACHMENTS_MEGABYTES * 1024 ** 2)
    throw invalid({ file_ids: [tenantMessageTexts.tooLarge] });
  return files;
};

const hasEmail = <R extends Recipient>(recipient: R): recipient is R & { email: string } =>
  recipient.email !== null;

/** The tenants of the target, without the excluded ones. Throws when none of the rest can be mailed. */
const requireRecipients = async (
  tx: Tx,
  target: TargetRef,
  leaseIds: readonly number[],
  excluded: readonly number[],
): Promise<Recipient[]> => {
  const excludedIds = new Set(excluded);
  const recipients = (await findTargetRecipients(tx, target, leaseIds)).filter(
    ({ id }) => !excludedIds.has(id),
  );
  if (recipients.length === 0) throw problem('invalid', { message: tenantMessageTexts.nobody });
  if (!recipients.some(hasEmail)) throw problem('invalid', { message: tenantMessageTexts.nobodyWithAddress });
  return recipients;
};

/**
 * Writes a message to the tenants of the target: one mail to each, in the transaction of the call. A tenant without an
 * address is noted among the recipients and can be mailed later.
 */
export const sendMessage = async (
  context: RequestContext,
  target: TargetRef,
  { subject, body, excluded_tenant_ids, file_ids }: Input,
): Promise<TenantMessage> => {
  const { tx, account } = context;
  const { name, sender, replyTo } = orNotFound(await findTarget(tx, target));
  const leaseIds = await listTargetLeaseIds(tx, target);
  const recipients = await requireRecipients(tx, target, leaseIds, excluded_tenant_ids);
  const files = await findAttachments(tx, file_ids);
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
    files.map((file) => ({ ...file, name: attachmentName(file) })),
  );
  await keepUntilMailed(
    context,
    files.map(({ key }) => key),
  );
  const message = { id, sender, replyTo, subject, body, files };
  const mailed = await writeMails(context, message, recipients.filter(hasEmail));
  const mailIds = new Map(mailed.map((recipient) => [recipient.id, recipient.mailId]));
  for (const chunk of splitIntoChunks(recipients, CHUNK_SIZE))
    await insertRecipients(
      tx,
      chunk.map(({ id: tenant_id, name: tenantName, email }) => ({
        tenant_message_id: id,
        tenant_id,
        name: tenantName,
        email,
        mail_message_id: mailIds.get(tenant_id) ?? null,
      })),
    );
  return orNotFound(await findMessage(tx, id));
};
