import type { PublicContext, Settings, TransactionsContext } from '@husrum/api-platform';
import { createStripeProvider, type PaymentProvider } from '@husrum/api-ports';
import type { ResponseOf } from '@husrum/contract/core';
import type { membershipCalls, SubscriptionPrice } from '@husrum/contract/membership';
import { routes } from '@husrum/contract/routes';
import { dateInSweden, parseDateTime } from '@husrum/format';
import { requireUser } from '../session/profile';
import { isOnTrialOnly, isSubscriptionOpen, isUnpaid } from './membership.rules';
import { insertCustomer, type Membership, readMembership } from './membership.store';
import { syncMembership } from './sync-membership';

type Subscription = ResponseOf<typeof membershipCalls.subscription>;

/** The last minute of the day in Sweden. */
const endOfDay = (date: string): Date => parseDateTime(`${date} 23:59`);

const toSubscription = (
  membership: Membership,
  { url, today, settings }: { url: string | null; today: string; settings: Settings },
): Omit<Subscription, 'provider_available'> => {
  const { status, member, trial_ends_on, current_period_end, cancel_at_period_end } = membership;
  const isTrialOnly = isOnTrialOnly(membership, today);
  return {
    url,
    is_active_member: member,
    is_canceled: !isTrialOnly && (cancel_at_period_end || status === 'canceled'),
    is_on_trial: isTrialOnly || status === 'trialing',
    is_past_due: isUnpaid(status),
    is_paying_member: status === 'active',
    has_payment_method: membership.has_payment_method ?? false,
    current_period_end:
      isTrialOnly || current_period_end === null ? trial_ends_on : dateInSweden(new Date(current_period_end)),
    invoices: membership.invoices ?? [],
    is_manual: membership.manual_membership,
    is_simulated: settings.stripe?.isSimulated ?? false,
    has_provider: settings.stripe !== undefined,
  };
};

/** The provider's page for the next step: its checkout to subscribe, or its portal to change an open subscription. */
const createProviderUrl = async (
  context: TransactionsContext,
  provider: PaymentProvider,
  membership: Membership,
): Promise<string> => {
  const { user, settings, now } = await context.transaction(async (request) => ({
    user: await requireUser(request),
    settings: request.settings,
    now: request.clock.now(),
  }));
  const customer =
    membership.customer_id ??
    (await provider.createCustomer({ businessId: membership.id, name: membership.name, email: user.email }));
  if (membership.customer_id === null) await context.transaction(({ tx }) => insertCustomer(tx, customer));
  const returnUrl = settings.baseUrl + routes.setting.membership();
  return isSubscriptionOpen(membership.status)
    ? provider.createPortalUrl(customer, returnUrl)
    : provider.createCheckoutUrl(customer, returnUrl, { trialEnd: endOfDay(membership.trial_ends_on), now });
};

/**
 * What a new subscription costs. The result is null when the provider refuses to say so or fails: its checkout states the
 * price, too.
 */
const readPrice = async (
  provider: PaymentProvider,
  log: PublicContext['log'],
): Promise<SubscriptionPrice | null> => {
  try {
    return await provider.readPrice();
  } catch (error) {
    log.warn({ err: error }, 'the payment provider does not state the price');
    return null;
  }
};

export const readSubscription = async (context: TransactionsContext): Promise<Subscription> => {
  const { membership, settings, today, now, log } = await context.transaction(async (request) => ({
    membership: await readMembership(request.tx),
    settings: request.settings,
    today: request.clock.today(),
    now: request.clock.now(),
    log: request.log,
  }));
  const options = { url: null, today, settings };
  if (membership.manual_membership || settings.stripe === undefined)
    return { ...toSubscription(membership, options), provider_available: settings.stripe !== undefined };
  try {
    const provider = createStripeProvider(settings.stripe);
    const synced = await syncMembership((run) => context.transaction(({ tx }) => run(tx)), provider, now);
    const url = await createProviderUrl(context, provider, synced);
    const subscription = { ...toSubscription(synced, { ...options, url }), provider_available: true };
    // The price of a running subscription is on its invoices, and may differ from that of a new one.
    if (isSubscriptionOpen(synced.status)) return subscription;
    return { ...subscription, price: await readPrice(provider, log) };
  } catch (error) {
    log.warn({ err: error }, 'the payment provider does not answer');
    return { ...toSubscription(membership, options), provider_available: false };
  }
};
