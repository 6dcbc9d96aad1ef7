import { createHash } from 'node:crypto';
import { type Clock, createOutbox, type Database, type Settings } from '@husrum/api-platform';
import { isZignedSignature } from '@husrum/api-ports';
import type { FastifyInstance } from 'fastify';
import { ADVANCE_SIGNING } from './send-signing';
import { findSigningByProviderId, insertWebhook } from './signing.store';

interface WebhookContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
}

const EXPIRED = 'agreement.lifecycle.expired';
const readProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** The event and the id of its agreement. Unknown fields and events are tolerated; undefined for a body that is no event. */
const parseEvent = (body: Buffer): { event: string; agreement: string } | undefined => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const event = readProperty(parsed, 'event');
  const data = readProperty(parsed, 'data');
  // Events about participants carry the agreement's id beside their own.
  const agreement = readProperty(data, 'agreement') ?? readProperty(data, 'id');
  return typeof event === 'string' && typeof agreement === 'string' ? { event, agreement } : undefined;
};

/**
 * Receives the webhooks of Zigned. An event only starts a job that reads the state itself, so that old and repeated events
 * change nothing; a poll makes up for lost ones. Only of the event that an agreement has expired is the content trusted, because
 * the vendor's API description has no such state to read. 400 for a wrong signature.
 */
export const registerZignedWebhook = (
  app: FastifyInstance,
  { db, clock, settings }: WebhookContext,
): void => {
  const { zigned } = settings;
  if (zigned === undefined) return;
  void app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/zigned', async ({ body, headers, log }, reply) => {
      const signature = headers['x-zigned-request-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') return reply.code(400).send();
      if (!isZignedSignature(signature, body, { secret: zigned.webhookSecret, now: clock.now() })) {
        log.warn('a webhook of the signing service with a wrong signature');
        return reply.code(400).send();
      }
      const parsed = parseEvent(body);
      if (parsed === undefined) return reply.code(204).send();
      const sha256 = createHash('sha256').update(body).digest('hex');
      await db.system(async (tx) => {
        if (!(await insertWebhook(tx, { sha256, event: parsed.event }))) return;
        const signing = await findSigningByProviderId(tx, parsed.agreement);
        if (signing === undefined) return;
        const { id: signingId, billable_id: billableId } = signing;
        const isExpired = parsed.event === EXPIRED;
        const outbox = createOutbox(tx, billableId, settings);
        await outbox.enqueueJob(ADVANCE_SIGNING, { billableId, signingId, isExpired });
      });
      return reply.code(204).send();
    });
  });
};
