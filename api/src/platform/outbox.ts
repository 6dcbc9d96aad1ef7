import { randomUUID } from 'node:crypto';
import type { Tx } from './db/database';
import { zip } from './grouped';
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
  /** Gives the ids of the messages. */
  mails(mails: readonly Mail[]): Promise<number[]>;
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

const attachmentsOf = (mails: readonly [id: number, mail: Mail][], billableId: number | null) =>
  mails.flatMap(([id, { attachments = [] }]) =>
    attachments.map((attachment) => ({ ...attachment, billable_id: billableId, mail_message_id: id })),
  );

export const outboxOf = (tx: Tx, billableId: number | null, settings: Settings): Outbox => {
  const jobs = async (
    kind: string,
    all: readonly Record<string, unknown>[],
    when: Parameters<Outbox['job']>[2] = {},
  ): Promise<void> => {
    await tx
      .insertInto('job')
      .values(
        all.map((data) => ({
          billable_id: billableId,
          kind,
          data: JSON.stringify(data),
          dedupe: when.dedupe ?? null,
          ...(when.at ? { run_at: when.at } : {}),
        })),
      )
      .onConflict((conflict) => conflict.column('dedupe').doNothing())
      .execute();
  };
  const mails = async (all: readonly Mail[]): Promise<number[]> => {
    if (all.length === 0) return [];
    const written = await tx
      .insertInto('mail_message')
      .values(
        all.map(({ to, subject, text, html, replyTo, from }) => ({
          billable_id: billableId,
          message_id: `<${randomUUID()}@husrum.se>`,
          state: settings.smtpUrl ? 'waiting' : 'kept',
          sender: senderOf(settings, from),
          reply_to: replyTo ?? null,
          recipient: oneLine(to),
          subject: oneLine(subject),
          body: text,
          html,
        })),
      )
      .returning('id')
      .execute();
    const ids = written.map(({ id }) => id);
    const attachments = attachmentsOf(zip(ids, all), billableId);
    if (attachments.length > 0) await tx.insertInto('mail_attachment').values(attachments).execute();
    if (settings.smtpUrl)
      await jobs(
        'mail.deliver',
        ids.map((id) => ({ id })),
      );
    return ids;
  };
  return {
    job: (kind, data, when) => jobs(kind, [data], when),
    mails,
    mail: async (mail) => {
      const [id] = await mails([mail]);
      if (id === undefined) throw new Error('A message was not written');
      return id;
    },
  };
};
