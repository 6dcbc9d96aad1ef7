import { type ActorContext, renderMailBody, toDownloadName, zip } from '@husrum/api-platform';
import { messageFooter, personalize } from '@husrum/contract/tenant-message';
import { defineMailing } from '../document/define-mailing';
import { notifyUndelivered } from './notify-undelivered';
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

/** A message as one tenant gets it. It has no PDF: the mail is the document. */
const messageMailing = defineMailing<{ message: MessageToMail; recipient: RecipientWithEmail }>({
  name: 'tenant-message',
  toMail: ({ message, recipient: { name, email } }) => ({
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
  }),
  toUndelivered: ({ message }) => ({ messageId: message.id }),
  recordUndelivered: ({ tx }, { messageId }) => notifyUndelivered(tx, Number(messageId)),
});

export const undeliveredMessageJob = messageMailing.undeliveredJob;

/** Writes one mail for each recipient, in the transaction. Returns the recipients with the ids of their mails. */
export const writeMails = async <R extends RecipientWithEmail>(
  context: Pick<ActorContext, 'outbox'>,
  message: MessageToMail,
  recipients: readonly R[],
): Promise<(R & { mailId: number })[]> => {
  const ids = await messageMailing.mail(
    context,
    recipients.map((recipient) => ({ message, recipient })),
  );
  return zip(recipients, ids).map(([recipient, mailId]) => ({ ...recipient, mailId }));
};
