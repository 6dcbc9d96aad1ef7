import type { Clock, Database, Settings } from '@husrum/api-platform';
import { createStripeProvider, verifyStripeEvent } from '@husrum/api-ports';
import type { FastifyInstance } from 'fastify';
import { findCustomerBusiness, insertPaymentEvent, isPaymentEventHandled } from './membership.store';
import { syncMembership } from './sync-membership';

interface WebhookContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
}

/**
 * Receives the webhooks of Stripe. An event is only a hint that something changed: the state itself is read from Stripe, so
 * that old, repeated and lost events do no harm. 400 for a wrong signature; Stripe tries again after any response except 2xx.
 */
export const registerStripeWebhook = (
  app: FastifyInstance,
  { db, clock, settings }: WebhookContext,
): void => {
  const { stripe } = settings;
  if (stripe === undefined) return;
  void app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/stripe', async ({ body, headers, log }, reply) => {
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') return reply.code(400).send();
      let event: ReturnType<typeof verifyStripeEvent>;
      try {
        event = verifyStripeEvent(stripe, body, signature);
      } catch (error) {
        log.warn({ err: error }, 'a webhook with a wrong signature');
        return reply.code(400).send();
      }
      // The provider repeats an event when our response was lost.
      if (await db.system((tx) => isPaymentEventHandled(tx, event.id))) return reply.code(204).send();
      const { customerId } = event;
      const businessId =
        customerId === undefined ? undefined : await db.system((tx) => findCustomerBusiness(tx, customerId));
      if (businessId !== undefined)
        await syncMembership(
          (run) => db.forAccount(businessId, run),
          createStripeProvider(stripe),
          clock.now(),
        );
      // This comes after the work: an event whose handling failed must be handled when it comes again.
      await db.system((tx) => insertPaymentEvent(tx, event));
      return reply.code(204).send();
    });
  });
};
