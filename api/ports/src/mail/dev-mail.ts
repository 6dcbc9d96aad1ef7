import { catalogue, type Database, type FileStore } from '@husrum/api-platform';
import type { FastifyInstance } from 'fastify';
import { messagePage, messagesPage } from './dev-mail.page';
import { createMailReader } from './mail-log.store';

const parseId = ({ id }: { id: string }): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** `/dev/mail` shows all mail in the browser; `/dev/mail.json?to=…` is for tests. It does not exist in production. */
export const registerDevMail = (app: FastifyInstance, db: Database, files: FileStore): void => {
  const mails = createMailReader(db);
  const notFound = { message: catalogue.notFound.message };

  app.get<{ Querystring: { to?: unknown } }>('/dev/mail.json', async ({ query }) => {
    const messages = await mails.list(typeof query.to === 'string' ? query.to : undefined);
    return { data: await Promise.all(messages.map(({ id }) => mails.find(id))) };
  });
  app.get('/dev/mail', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(messagesPage(await mails.list())),
  );
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const message = await mails.find(parseId(params));
    if (!message) return reply.status(404).send(notFound);
    // The message is shown in a frame from this server.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    );
    return reply.type('text/html; charset=utf-8').send(messagePage(message));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params }, reply) => {
    const message = await mails.find(parseId(params));
    if (!message) return reply.status(404).send(notFound);
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
    return reply.type('text/html; charset=utf-8').send(message.html);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/attachment/:id', async ({ params }, reply) => {
    const attachment = await mails.findAttachment(parseId(params));
    const bytes = attachment?.file_key ? await files.get(attachment.file_key) : attachment?.bytes;
    if (!attachment || !bytes) return reply.status(404).send(notFound);
    return reply
      .type(attachment.mimetype)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
      .send(bytes);
  });
};
