import type { TestServer } from './test-server';

/** The last mail to an address. Throws when there is none. */
export const lastMail = (app: TestServer, to: string) =>
  app.system((tx) =>
    tx
      .selectFrom('mail_message')
      .selectAll()
      .where('recipient', '=', to)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(() => new Error(`No mail to ${to}`)),
  );

export const mailCount = async (app: TestServer, to: string): Promise<number> => {
  const rows = await app.system((tx) =>
    tx.selectFrom('mail_message').select('id').where('recipient', '=', to).execute(),
  );
  return rows.length;
};

/** The first URL in the text of a mail. */
export const linkIn = (text: string): URL => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return new URL(link);
};
