import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import { catalogue } from '../../platform/errors';
import { messagePage, messagesPage } from './dev-mail.page';
import { keptMail } from './kept-mail';

const idOf = ({ id }: { id: string }): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** `/dev/mail`: all mail in the browser, as people would get it. `/dev/mail.json?to=…` for tests. Never in production. */
export const developerMail = (app: FastifyInstance, db: Database): void => {
  const mail = keptMail(db);
  const missing = { message: catalogue.notFound.message };

  app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async ({ query }) => {
    const messages = await mail.list(query.to);
    return { data: await Promise.all(messages.map(({ id }) => mail.one(id))) };
  });
  app.get('/dev/mail', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(messagesPage(await mail.list())),
  );
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const message = await mail.one(idOf(params));
    if (!message) return reply.status(404).send(missing);
    // The message stands in a frame of its own, from this very server.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    );
    return reply.type('text/html; charset=utf-8').send(messagePage(message));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params }, reply) => {
    const message = await mail.one(idOf(params));
    if (!message) return reply.status(404).send(missing);
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
    return reply.type('text/html; charset=utf-8').send(message.html);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/attachment/:id', async ({ params }, reply) => {
    const attachment = await mail.attachment(idOf(params));
    if (!attachment) return reply.status(404).send(missing);
    return reply
      .type(attachment.mimetype)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
      .send(attachment.bytes);
  });
};
