import { type FileStore, mailDeliveryJob, type WaitingMail } from '@husrum/api-platform';
import { isRefused, isTooOld } from './delivery.rules';
import { mailTexts } from './mail.texts';
import { getSmtpTransport } from './smtp';

/** Runs the function, unless the signal is aborted. Throws the signal's reason at once when it is aborted while the function runs. */
const unlessAborted = async <T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([run(), aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};

class MissingAttachmentError extends Error {}

/** Reads the attachments from the file store. Throws `MissingAttachmentError` when one has been removed. */
const readAttachments = (files: FileStore, message: WaitingMail) =>
  Promise.all(
    message.attachments.map(async ({ name, mimetype, bytes, file_key }) => {
      const content = file_key === null ? bytes : await files.get(file_key);
      if (!content) throw new MissingAttachmentError(mailTexts.attachmentLost(name));
      return { filename: name, contentType: mimetype, content };
    }),
  );

const sendBySmtp = async (smtpUrl: string, files: FileStore, message: WaitingMail): Promise<unknown> =>
  getSmtpTransport(smtpUrl).sendMail({
    messageId: message.message_id,
    from: message.sender,
    to: message.recipient,
    ...(message.reply_to ? { replyTo: message.reply_to } : {}),
    subject: message.subject,
    text: message.body,
    html: message.html,
    attachments: await readAttachments(files, message),
  });

/**
 * Sends one mail by SMTP. After a crash between the SMTP response and our update it is sent again, with the same Message-ID:
 * most mail clients then show it once.
 */
const deliverMailJob = mailDeliveryJob({
  openSender: ({ settings: { smtpUrl }, files, signal }) =>
    smtpUrl ? (mail) => unlessAborted(signal, () => sendBySmtp(smtpUrl, files, mail)) : undefined,
  isFinal: (error, mail, now) =>
    isRefused(error) || error instanceof MissingAttachmentError || isTooOld(mail.created_at, now),
});

export const mailJobs = [deliverMailJob];
