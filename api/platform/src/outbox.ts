import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { zip } from './collections';
import type { Tx } from './db/database';
import { enqueueJobs } from './jobs/enqueue-jobs.store';
import type { Settings } from './settings';

interface AttachmentDescription {
  name: string;
  mimetype: string;
}
/**
 * Has the bytes, or the key of a file in the file store. The key is for an attachment of many mails: the caller keeps the file
 * until all of them are sent.
 */
export type Attachment = AttachmentDescription & ({ bytes: Buffer } | { file_key: string });

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The name shown before the sender's address. */
  from?: string;
  attachments?: readonly Attachment[];
  /** The job that is enqueued, with `reason` added to its data, when the mail cannot be delivered. */
  onFailure?: { readonly kind: string; readonly data: Readonly<Record<string, unknown>> };
}

export const DELIVER_MAIL = 'mail.deliver';
/** The pause after a failed attempt grows to an hour, so the attempts last for more than four days. */
const MAIL_ATTEMPTS = 120;

/** Mails and jobs that are sent only if the transaction commits. */
export interface Outbox {
  /** Returns the ids of the messages. */
  sendMails(mails: readonly Mail[]): Promise<number[]>;
  sendMail(mail: Mail): Promise<number>;
  /** Tries waiting mails at once instead of after the pause that follows a failed attempt. */
  retryMails(ids: readonly number[]): Promise<void>;
  /** `dedupe`: at most one job is ever created with this key. */
  enqueueJob(
    kind: string,
    data: Record<string, unknown>,
    options?: { at?: string; dedupe?: string },
  ): Promise<void>;
}

const senderOf = (settings: Settings, name: string | undefined): string => {
  if (!name) return settings.mailFrom;
  const [, address = settings.mailFrom] = /<([^>]+)>/.exec(settings.mailFrom) ?? [];
  return `"${name.replace(/["\\\r\n]/g, ' ')}" <${address}>`;
};

/** A mail header must be one line, whatever users type into a name or a subject. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

const attachmentsOf = (mails: readonly [id: number, mail: Mail][], businessId: number | null) =>
  mails.flatMap(([id, { attachments = [] }]) =>
    attachments.map((attachment) => ({
      bytes: null,
      file_key: null,
      ...attachment,
      billable_id: businessId,
      mail_message_id: id,
    })),
  );

export const createOutbox = (tx: Tx, businessId: number | null, settings: Settings): Outbox => {
  const sendMails = async (mails: readonly Mail[]): Promise<number[]> => {
    if (mails.length === 0) return [];
    const inserted = await tx
      .insertInto('mail_message')
      .values(
        mails.map(({ to, subject, text, html, replyTo, from, onFailure }) => ({
          billable_id: businessId,
          message_id: `<${randomUUID()}@husrum.se>`,
          // Without a mail server the mail is only shown at /dev/mail.
          state: settings.smtpUrl ? 'waiting' : 'kept',
          sender: senderOf(settings, from),
          reply_to: replyTo ?? null,
          recipient: oneLine(to),
          subject: oneLine(subject),
          body: text,
          html,
          on_failure: onFailure === undefined ? null : JSON.stringify(onFailure),
        })),
      )
      .returning('id')
      .execute();
    const ids = inserted.map(({ id }) => id);
    const attachments = attachmentsOf(zip(ids, mails), businessId);
    if (attachments.length > 0) await tx.insertInto('mail_attachment').values(attachments).execute();
    if (settings.smtpUrl)
      await enqueueJobs(
        tx,
        ids.map((id) => ({ businessId, kind: DELIVER_MAIL, data: { id }, maxAttempts: MAIL_ATTEMPTS })),
      );
    return ids;
  };
  return {
    retryMails: async (ids) => {
      if (ids.length === 0) return;
      await tx
        .updateTable('job')
        .set({ run_at: sql`app_now()` })
        .where('kind', '=', DELIVER_MAIL)
        .where('done_at', 'is', null)
        .where(sql`(data ->> 'id')::bigint`, 'in', ids)
        .execute();
    },
    enqueueJob: (kind, data, options) => enqueueJobs(tx, [{ businessId, kind, data, ...options }]),
    sendMails,
    sendMail: async (mail) => {
      const [id] = await sendMails([mail]);
      if (id === undefined) throw new Error('A message was not written');
      return id;
    },
  };
};
