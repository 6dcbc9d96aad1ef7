import { randomUUID } from 'node:crypto';
import type { Tx } from './db/database';
import type { Settings } from './settings';

export interface Attachment {
  name: string;
  mimetype: string;
  bytes: Buffer;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The name shown before the sender's address. */
  from?: string;
  attachments?: readonly Attachment[];
}

/** What leaves the server because of a transaction, and only if it commits. */
export interface Outbox {
  /** Gives the id of the message. */
  mail(mail: Mail): Promise<number>;
  /** `dedupe`: the same text makes only one job, ever. */
  job(kind: string, data: Record<string, unknown>, when?: { at?: string; dedupe?: string }): Promise<void>;
}

const senderOf = (settings: Settings, name: string | undefined): string => {
  if (!name) return settings.mailFrom;
  const [, address = settings.mailFrom] = /<([^>]+)>/.exec(settings.mailFrom) ?? [];
  return `"${name.replace(/["\\\r\n]/g, ' ')}" <${address}>`;
};

/** A header is one line, whatever people have typed into a name or a subject. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

export const outboxOf = (tx: Tx, billableId: number | null, settings: Settings): Outbox => {
  const job: Outbox['job'] = async (kind, data, when = {}) => {
    await tx
      .insertInto('job')
      .values({
        billable_id: billableId,
        kind,
        data: JSON.stringify(data),
        dedupe: when.dedupe ?? null,
        ...(when.at ? { run_at: when.at } : {}),
      })
      .onConflict((conflict) => conflict.column('dedupe').doNothing())
      .execute();
  };
  return {
    job,
    mail: async ({ to, subject, text, html, replyTo, from, attachments = [] }) => {
      const { id } = await tx
        .insertInto('mail_message')
        .values({
          billable_id: billableId,
          message_id: `<${randomUUID()}@husrum.se>`,
          state: settings.smtpUrl ? 'waiting' : 'kept',
          sender: senderOf(settings, from),
          reply_to: replyTo ?? null,
          recipient: oneLine(to),
          subject: oneLine(subject),
          body: text,
          html,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (attachments.length > 0) {
        await tx
          .insertInto('mail_attachment')
          .values(
            attachments.map((attachment) => ({
              ...attachment,
              billable_id: billableId,
              mail_message_id: id,
            })),
          )
          .execute();
      }
      if (settings.smtpUrl) await job('mail.deliver', { id });
      return id;
    },
  };
};
