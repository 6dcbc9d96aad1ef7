import { allJobs } from '@husrum/api-app/testing';
import { drainJobQueue } from '@husrum/api-runs/testing';
import { type StripeSimulator, startStripeSimulator } from '@husrum/api-simulators';
import { makeAccount, simulatorPort, type TestAccount, testServer } from '@husrum/api-testing';
import { businessCalls } from '@husrum/contract/business';
import { companyCalls } from '@husrum/contract/company';
import { helpCalls } from '@husrum/contract/help';
import { membershipCalls } from '@husrum/contract/membership';
import { MEMBERSHIP, sessionCalls } from '@husrum/contract/session';
import { enqueueMembershipJobs } from './membership.store';
import { setManualMembership } from './set-manual-membership';

const port = simulatorPort(21_000);
const secretKey = 'sk_test_membership';
const webhookSecret = 'whsec_membership';
const app = testServer({
  clock: '2027-01-01T08:00:00Z',
  env: {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: 'price_month',
    STRIPE_BASE_URL: `http://127.0.0.1:${port}`,
  },
});
let stripe: StripeSimulator;
let anna: TestAccount;

beforeAll(async () => {
  const server = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const webhookUrl = `${server}/webhooks/stripe`;
  stripe = await startStripeSimulator({
    port,
    secretKey,
    webhookSecret,
    webhookUrl,
    now: () => app.clock.now(),
  });
});
afterAll(() => stripe.stop());

/** Creates a business whose trial lasts for another 30 days. */
beforeEach(async () => {
  app.clock.set('2027-01-01T08:00:00Z');
  await app.system((tx) => tx.deleteFrom('payment_event').execute());
  for (const fault of ['error', 'webhook_twice', 'webhook_lost'] as const) stripe.injectFault(fault, 0);
  anna = await makeAccount(app);
  await app.system((tx) =>
    tx
      .updateTable('billable')
      .set({ trial_ends_on: '2027-01-31' })
      .where('id', '=', anna.businessId)
      .execute(),
  );
});

const readSubscription = () => app.as(anna).get(membershipCalls.subscription);
const submitCheckout = async (action: string) => {
  const { url } = await readSubscription();
  const body = new URLSearchParams({ action });
  const response = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  expect([200, 303]).toContain(response.status);
};
/** The HTTP status of a call that needs a membership. */
const readCallStatus = () =>
  app
    .as(anna)
    .get(companyCalls.list)
    .then(
      () => 200,
      (error: { status: number }) => error.status,
    );
/** What the answer 402 says. */
const readRefusal = async () => {
  const { status, serverMessage } = await app.as(anna).failure(companyCalls.list);
  expect(status).toBe(402);
  return serverMessage;
};
const advanceTo = async (day: string) => {
  app.clock.set(`${day}T08:00:00Z`);
  await stripe.advance();
  await app.system((tx) => enqueueMembershipJobs(tx, app.clock.today(), app.clock.now().toISOString()));
  await drainJobQueue(app);
};
const listReminders = () =>
  app.forAccount(anna, (tx) =>
    tx.selectFrom('mail_message').select('subject').where('subject', 'like', 'Provperioden%').execute(),
  );

test('the jobs of memberships are registered', () => {
  expect(allJobs.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['membership.daily', 'membership.sync', 'membership.reminder']),
  );
});

test('a trial ends after two reminders; then only help, session, subscription and export stay open', async () => {
  const remindersByDay: [day: string, sentSoFar: number][] = [];
  for (const day of ['2027-01-20', '2027-01-24', '2027-01-25', '2027-01-30', '2027-01-31']) {
    await advanceTo(day);
    remindersByDay.push([day, (await listReminders()).length]);
  }
  expect(remindersByDay).toEqual([
    ['2027-01-20', 0],
    ['2027-01-24', 1],
    ['2027-01-25', 1],
    ['2027-01-30', 2],
    ['2027-01-31', 2],
  ]);
  expect(await readCallStatus()).toBe(200);
  await advanceTo('2027-02-01');
  expect(await readRefusal()).toBe('Provperioden är slut. Välj en prenumeration för att fortsätta.');
  const user = app.as(anna);
  await expect(user.get(sessionCalls.me)).resolves.toMatchObject({ billable: { membership: -1 } });
  await expect(readSubscription()).resolves.toMatchObject({ is_active_member: false, is_on_trial: false });
  await user.post(helpCalls.send, { body: { type: 'Fråga', body: 'Hur betalar jag?' } });
  await user.raw(businessCalls.export).then(({ statusCode }) => expect(statusCode).toBe(200));
});

test('shows the price of the plan to those who have no subscription', async () => {
  expect(await readSubscription()).toMatchObject({
    price: { amount: 29_900, currency: 'SEK', interval: 'month', interval_count: 1, includes_vat: true },
  });
  await submitCheckout('pay');
  expect(await readSubscription()).not.toHaveProperty('price');
});

test('opens the checkout also when the provider refuses to state the price', async () => {
  stripe.injectFault('price_refused', 1);
  expect(await readSubscription()).toMatchObject({
    price: null,
    provider_available: true,
    url: expect.stringMatching(/^http/),
  });
});

test('a subscription from trial to end: paid, charged, declined, grace, 402, paid, cancelled, ended', async () => {
  await submitCheckout('pay');
  expect(await readSubscription()).toMatchObject({
    is_on_trial: true,
    is_active_member: true,
    is_paying_member: false,
    has_payment_method: true,
    current_period_end: '2027-01-31',
    invoices: [],
  });
  await advanceTo('2027-02-01');
  expect(await readSubscription()).toMatchObject({
    is_on_trial: false,
    is_paying_member: true,
    invoices: [{ status: 'paid', total: 29_900 }],
  });
  expect(await listReminders()).toEqual([]);

  await submitCheckout('card_declines');
  await advanceTo('2027-03-01');
  expect(await readSubscription()).toMatchObject({ is_past_due: true, is_active_member: true });
  await advanceTo('2027-03-06');
  expect(await readCallStatus()).toBe(200);
  await advanceTo('2027-03-09');
  expect(await readRefusal()).toBe(
    'Prenumerationen är pausad, eftersom betalningen misslyckades. Betala eller byt kort för att fortsätta.',
  );

  await submitCheckout('card_accepts');
  await submitCheckout('pay');
  expect(await readCallStatus()).toBe(200);
  const { message } = await app.as(anna).post(membershipCalls.cancel);
  expect(message).toMatch(/^Prenumerationen är uppsagd och slutar 2027-/);
  await app.as(anna).post(membershipCalls.resume);
  expect(await readSubscription()).toMatchObject({ is_canceled: false });
  await app.as(anna).post(membershipCalls.cancel);
  expect(await readCallStatus()).toBe(200);
  await advanceTo('2027-05-01');
  expect(await readSubscription()).toMatchObject({ is_canceled: true, is_active_member: false });
  expect(await readRefusal()).toBe(
    'Prenumerationen är uppsagd och har tagit slut. Prenumerera igen för att fortsätta.',
  );
});

test('402 for a subscription that never started says that there is none, and an open trial shows nothing of it', async () => {
  await submitCheckout('pay');
  const saveStatus = (status: string) =>
    app.forAccount(anna, async (tx) => {
      await tx
        .updateTable('subscription')
        .set({ status, customer_id: `gone_${status}_${anna.businessId}` })
        .execute();
      await tx.updateTable('billable').set({ member: false }).execute();
    });
  await saveStatus('canceled');
  expect(await readCallStatus()).toBe(200);
  expect(await readSubscription()).toMatchObject({
    is_on_trial: true,
    is_canceled: false,
    current_period_end: '2027-01-31',
  });
  app.clock.set('2027-02-01T08:00:00Z');
  await saveStatus('incomplete_expired');
  expect(await readRefusal()).toBe('Verksamheten har ingen prenumeration. Välj en för att fortsätta.');
});

test('repeated and lost webhooks do not lead to a wrong state', async () => {
  stripe.injectFault('webhook_twice', 5);
  await submitCheckout('pay');
  const events = await app.system((tx) => tx.selectFrom('payment_event').select('type').execute());
  expect(events).toEqual([{ type: 'customer.subscription.created' }]);
  expect(await readCallStatus()).toBe(200);
  stripe.injectFault('webhook_lost', 20);
  await advanceTo('2027-02-01');
  expect(await readSubscription()).toMatchObject({ is_paying_member: true });
});

test('refuses a webhook with a wrong signature', async () => {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    payload: '{}',
  });
  expect(response.statusCode).toBe(400);
});

test('while the payment provider fails, the last known state is shown and the provider is reported as unavailable', async () => {
  await submitCheckout('pay');
  stripe.injectFault('error', 10);
  expect(await readSubscription()).toMatchObject({
    provider_available: false,
    url: null,
    is_active_member: true,
  });
  stripe.injectFault('error', 0);
  expect(await readSubscription()).toMatchObject({ provider_available: true });
});

test('a business whose manual membership is revoked keeps the access of the subscription that it has, if any', async () => {
  const setManual = (isManual: boolean) =>
    setManualMembership(app.db, anna.email, { isManual, now: app.clock.now() });
  const readMembership = async () => (await app.as(anna).get(sessionCalls.me)).billable.membership;
  expect(
    await setManualMembership(app.db, 'okand@example.se', { isManual: true, now: app.clock.now() }),
  ).toBe(false);
  await setManual(true);
  expect(await readMembership()).toBe(MEMBERSHIP.member);
  await setManual(false);
  expect(await readMembership()).toBe(30);
  await submitCheckout('pay');
  await setManual(true);
  expect(await setManual(false)).toBe(true);
  expect(await readMembership()).toBe(MEMBERSHIP.member);
});

test('returns an invoice of the business as PDF, but none of another business', async () => {
  await submitCheckout('pay');
  await advanceTo('2027-02-01');
  const [invoice] = (await readSubscription()).invoices;
  const params = { invoice: invoice?.id ?? '' };
  const pdf = await app.as(anna).raw(membershipCalls.invoice, { params });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  anna = await makeAccount(app, 'Bos Bostäder AB');
  await submitCheckout('pay');
  await expect(app.as(anna).failure(membershipCalls.invoice, { params })).resolves.toMatchObject({
    status: 404,
  });
});
