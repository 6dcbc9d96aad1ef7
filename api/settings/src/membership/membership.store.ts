import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import type { PaymentProvider } from '@husrum/api-ports';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/**
 * The business with its subscription. The columns of the subscription are null until the business is a customer of the
 * provider.
 */
export const readMembership = (tx: Tx) =>
  tx
    .selectFrom('billable')
    .leftJoin('subscription', 'subscription.billable_id', 'billable.id')
    .select([
      'billable.id',
      'billable.name',
      'billable.trial_ends_on',
      'billable.member',
      'billable.manual_membership',
      'customer_id',
      'status',
      'cancel_at_period_end',
      'has_payment_method',
      'current_period_end',
      'past_due_since',
      'invoices',
    ])
    .executeTakeFirstOrThrow();
export type Membership = Awaited<ReturnType<typeof readMembership>>;

/** Stores the provider's customer id of the business. An existing one is kept. */
export const insertCustomer = async (tx: Tx, customerId: string): Promise<void> => {
  await tx
    .insertInto('subscription')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Stores the state that was read from the provider. */
export const saveProviderState = async (
  tx: Tx,
  { subscription, invoices }: Awaited<ReturnType<PaymentProvider['readState']>>,
  now: Date,
): Promise<void> => {
  const isPastDue = subscription?.status === 'past_due';
  await tx
    .updateTable('subscription')
    .set(({ fn, ref, val }) => ({
      status: subscription?.status ?? null,
      cancel_at_period_end: subscription?.cancelAtPeriodEnd ?? false,
      has_payment_method: subscription?.hasPaymentMethod ?? false,
      trial_end: subscription?.trialEnd?.toISOString() ?? null,
      current_period_end: subscription?.currentPeriodEnd?.toISOString() ?? null,
      past_due_since: isPastDue ? fn.coalesce(ref('past_due_since'), val(now.toISOString())) : null,
      invoices: JSON.stringify(invoices),
      synced_at: now.toISOString(),
    }))
    .execute();
};

/** Saves whether the subscription gives access. Changes nothing when we handle the subscription by hand. */
export const saveMember = async (tx: Tx, member: boolean): Promise<void> => {
  await tx.updateTable('billable').set({ member }).where('manual_membership', '=', false).execute();
};

/** The id of the business that is this customer of the provider. The transaction must see all businesses. */
export const findCustomerBusiness = async (tx: Tx, customerId: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('subscription')
      .select('billable_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.billable_id;

export const isPaymentEventHandled = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('payment_event').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const insertPaymentEvent = async (
  tx: Tx,
  { id, type }: { id: string; type: string },
): Promise<void> => {
  await tx
    .insertInto('payment_event')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Enqueues a sync for every business that is a customer of the provider, and a reminder for every business that has no
 * subscription and whose trial ends within a week.
 */
export const enqueueMembershipJobs = async (tx: Tx, day: LocalDate, now: string): Promise<void> => {
  const isCustomer = sql`exists (select from subscription where subscription.billable_id = billable.id)`;
  await enqueueDailyJobs(tx, { kind: 'membership.sync', day, now, where: isCustomer });
  const endsSoon = sql`not member and trial_ends_on between ${day}::date and ${day}::date + 7`;
  await enqueueDailyJobs(tx, { kind: 'membership.reminder', day, now, where: endsSoon });
};

/** The administrators who have verified their email address. */
export const listAdministrators = (tx: Tx) =>
  tx
    .selectFrom('user_account')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'ADMINISTRATOR')
    .where('removed_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .execute();

/**
 * Saves whether we handle the subscription of a user's business by hand, which gives access. Returns the id of the business;
 * undefined when no user has the email address. The transaction must see all businesses.
 */
export const saveManualMembership = async (
  tx: Tx,
  email: string,
  isManual: boolean,
): Promise<number | undefined> =>
  (
    await tx
      .updateTable('billable')
      .set({ manual_membership: isManual, member: isManual })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('user_account')
          .select('billable_id')
          .where(sql`lower(email)`, '=', email.trim().toLowerCase()),
      )
      .returning('id')
      .executeTakeFirst()
  )?.id;
