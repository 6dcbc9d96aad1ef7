import { type Database, DELIVER_MAIL, type FileStore, nonTransactionalJob } from '@husrum/api-platform';
import { isRefused, isTooOld } from './delivery.rules';
import { mailTexts } from './mail.texts';
import { getSmtpTransport } from './smtp';

const findWaitingMail = (db: Database, id: number) =>
  db.system(async (tx) => {
    const message = await tx
      .selectFrom('mail_message')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const attachments = await tx
      .selectFrom('mail_attachment')
      .select(['name', 'mimetype', 'bytes', 'file_key'])
      .where('mail_message_id', '=', id)
      .orderBy('id')
      .execute();
    return message && { ...message, attachments };
  });

type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>;

const markSent = (db: Database, id: number, now: string) =>
  db.system((tx) =>
    tx
      .updateTable('mail_message')
      .set({ state: 'sent', error: null, sent_at: now })
      .where('id', '=', id)
      .execute(),
  );

const saveDeliveryError = (db: Database, id: number, error: string) =>
  db.system((tx) => tx.updateTable('mail_message').set({ error }).where('id', '=', id).execute());

/** Marks the mail as failed, and enqueues the job that was requested for this case when the mail was written. */
const markFailed = (db: Database, { id, billable_id, on_failure }: WaitingMail, error: string) =>
  db.system(async (tx): Promise<void> => {
    await tx.updateTable('mail_message').set({ state: 'failed', error }).where('id', '=', id).execute();
    if (on_failure)
      await tx
        .insertInto('job')
        .values({
          billable_id,
          kind: on_failure.kind,
          data: JSON.stringify({ ...on_failure.data, reason: error }),
          dedupe: `mail ${id} failed`,
        })
        .execute();
  });

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
const deliverMailJob = nonTransactionalJob(
  DELIVER_MAIL,
  async ({ id }, { db, files, settings, clock, signal, isLastAttempt }) => {
    const message = await findWaitingMail(db, Number(id));
    const { smtpUrl } = settings;
    if (!message || !smtpUrl) return;
    try {
      await unlessAborted(signal, () => sendBySmtp(smtpUrl, files, message));
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      const isFinal = isRefused(error) || error instanceof MissingAttachmentError;
      if (isFinal || isLastAttempt || isTooOld(message.created_at, clock.now()))
        return markFailed(db, message, reason);
      await saveDeliveryError(db, message.id, reason);
      throw error;
    }
    await markSent(db, message.id, clock.now().toISOString());
  },
  { lane: 'mail' },
);

export const mailJobs = [deliverMailJob];
