import {
  type ActorContext,
  type Mail,
  ROWS_PER_STATEMENT,
  renderMailBody,
  splitIntoChunks,
  toDownloadName,
  zip,
} from '@husrum/api-platform';
import { messageFooter, personalize } from '@husrum/contract/tenant-message';
import { UNDELIVERED_MESSAGE_JOB } from './tenant-message.jobs';
import type { AttachedFile } from './tenant-message.store';

export interface MessageToMail {
  id: number;
  /** The name shown as the sender of the mail: that of the company, or of the business. */
  senderName: string;
  replyTo: string;
  subject: string;
  body: string;
  files: readonly AttachedFile[];
}

export interface RecipientWithEmail {
  name: string;
  email: string;
}

const toMail = (message: MessageToMail, { name, email }: RecipientWithEmail): Mail => ({
  to: email,
  from: message.senderName,
  replyTo: message.replyTo,
  subject: personalize(message.subject, name),
  ...renderMailBody({
    paragraphs: personalize(message.body, name).split(/\n{2,}/),
    note: messageFooter(message.senderName),
    from: null,
  }),
  attachments: message.files.map((file) => ({
    name: toDownloadName(file.alias, file.name),
    mimetype: file.mimetype,
    file_key: file.key,
  })),
  onFailure: { kind: UNDELIVERED_MESSAGE_JOB, data: { messageId: message.id } },
});

/** Writes one mail for each recipient, in the transaction. Returns the recipients with the ids of their mails. */
export const writeMails = async <R extends RecipientWithEmail>(
  { outbox }: Pick<ActorContext, 'outbox'>,
  message: MessageToMail,
  recipients: readonly R[],
): Promise<(R & { mailId: number })[]> => {
  const mailed: (R & { mailId: number })[] = [];
  for (const chunk of splitIntoChunks(recipients, ROWS_PER_STATEMENT)) {
    const ids = await outbox.sendMails(chunk.map((recipient) => toMail(message, recipient)));
    mailed.push(...zip(chunk, ids).map(([recipient, mailId]) => ({ ...recipient, mailId })));
  }
  return mailed;
};
