import { problem, type TransactionsContext } from '@husrum/api-platform';
import { createStripeProvider, type PaymentProvider } from '@husrum/api-ports';
import { dateInSweden } from '@husrum/format';
import { isSubscriptionOpen } from './membership.rules';
import { type Membership, readMembership } from './membership.store';
import { membershipTexts } from './membership.texts';
import { syncMembership } from './sync-membership';

/**
 * Calls the payment provider. Throws 409 when the business is not a customer of the provider, or we handle its subscription by
 * hand, and 503 when the provider fails, which is logged.
 */
const callProvider = async <T>(
  context: TransactionsContext<unknown>,
  call: (provider: PaymentProvider, membership: Membership, now: Date) => Promise<T>,
): Promise<T> => {
  const { membership, settings, now, log } = await context.transaction(
    async ({ tx, clock, log, settings }) => ({
      membership: await readMembership(tx),
      settings,
      now: clock.now(),
      log,
    }),
  );
  if (settings.stripe === undefined || membership.customer_id === null || membership.manual_membership)
    throw problem('conflict', { message: membershipTexts.noSubscription });
  try {
    return await call(createStripeProvider(settings.stripe), membership, now);
  } catch (error) {
    log.warn({ err: error }, 'the payment provider refused or did not answer');
    throw problem('unavailable', { message: membershipTexts.providerUnavailable });
  }
};

const changeCancellation = async (
  context: TransactionsContext,
  { cancelAtPeriodEnd }: { readonly cancelAtPeriodEnd: boolean },
): Promise<Membership> => {
  const { status } = await context.transaction(({ tx }) => readMembership(tx));
  if (!isSubscriptionOpen(status)) throw problem('conflict', { message: membershipTexts.noSubscription });
  return callProvider(context, async (provider, { customer_id }, now) => {
    await provider.setCancelAtPeriodEnd(customer_id ?? '', cancelAtPeriodEnd);
    return syncMembership((run) => context.transaction(({ tx }) => run(tx)), provider, now);
  });
};

export const cancelSubscription = async (context: TransactionsContext) => {
  const { current_period_end } = await changeCancellation(context, { cancelAtPeriodEnd: true });
  const end = current_period_end === null ? null : dateInSweden(new Date(current_period_end));
  return { message: membershipTexts.canceled(end) };
};

export const resumeSubscription = async (context: TransactionsContext) => {
  await changeCancellation(context, { cancelAtPeriodEnd: false });
  return { message: membershipTexts.resumed };
};

/** The invoice of the subscription as PDF. Throws 404 for an invoice that is not the business's own. */
export const readSubscriptionInvoice = async (context: TransactionsContext, invoiceId: string) => {
  const bytes = await callProvider(context, (provider, { customer_id }) =>
    provider.readInvoicePdf(customer_id ?? '', invoiceId),
  );
  if (bytes === undefined) throw problem('notFound');
  return { name: `${invoiceId}.pdf`, mimetype: 'application/pdf', bytes };
};
