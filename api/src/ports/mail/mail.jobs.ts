import type { Database } from '../../platform/db/database';
import { reachingJob } from '../../platform/jobs/job';
import { smtp } from './smtp';

const waiting = (db: Database, id: number) =>
  db.system(async (tx) => {
    const message = await tx
      .selectFrom('mail_message')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const attachments = await tx
      .selectFrom('mail_attachment')
      .select(['name', 'mimetype', 'bytes'])
      .where('mail_message_id', '=', id)
      .orderBy('id')
      .execute();
    return message && { ...message, attachments };
  });

interface Marked {
  state: 'waiting' | 'sent' | 'failed';
  error: string | null;
  sent_at: string | null;
}
const mark = (db: Database, id: number, marked: Marked) =>
  db.system((tx) => tx.updateTable('mail_message').set(marked).where('id', '=', id).execute());

/**
 * Hands one message to the mail server. A crash between the server's answer and our note of it sends it a second time,
 * under the same Message-ID: most mailboxes then show one.
 */
const deliver = reachingJob('mail.deliver', async ({ id }, { db, settings, clock, lastTry }) => {
  const message = await waiting(db, Number(id));
  if (!message || !settings.smtpUrl) return;
  try {
    await smtp(settings.smtpUrl).sendMail({
      messageId: message.message_id,
      from: message.sender,
      to: message.recipient,
      ...(message.reply_to ? { replyTo: message.reply_to } : {}),
      subject: message.subject,
      text: message.body,
      html: message.html,
      attachments: message.attachments.map(({ name, mimetype, bytes }) => ({
        filename: name,
        contentType: mimetype,
        content: bytes,
      })),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await mark(db, message.id, { state: lastTry ? 'failed' : 'waiting', error: reason, sent_at: null });
    throw error;
  }
  await mark(db, message.id, { state: 'sent', error: null, sent_at: clock.now().toISOString() });
});

export const mailJobs = [deliver];
