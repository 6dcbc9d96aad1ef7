import type { Database } from '@husrum/api-platform';

const columns = [
  'id',
  'state',
  'sender',
  'recipient',
  'subject',
  'body',
  'html',
  'error',
  'created_at',
  'sent_at',
] as const;

/** Reads mails for /dev/mail, sent or not. The list has the newest 200. */
export const createMailReader = (db: Database) => ({
  list: (recipient?: string) =>
    db.system((tx) =>
      tx
        .selectFrom('mail_message')
        .select(columns)
        .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
        .orderBy('id', 'desc')
        .limit(200)
        .execute(),
    ),
  find: (id: number) =>
    db.system(async (tx) => {
      const message = await tx
        .selectFrom('mail_message')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      const attachments = await tx
        .selectFrom('mail_attachment')
        .select(['id', 'name', 'mimetype'])
        .where('mail_message_id', '=', id)
        .orderBy('id')
        .execute();
      return message ? { ...message, attachments } : undefined;
    }),
  findAttachment: (id: number) =>
    db.system((tx) => tx.selectFrom('mail_attachment').selectAll().where('id', '=', id).executeTakeFirst()),
});
