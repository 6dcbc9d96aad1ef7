import { createSentInvoice } from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { portalCalls } from '@husrum/contract/portal';
import { createPortal, signInToPortal } from './portal.test-data';

// The server has a payment provider: without one, nobody would need a subscription.
const app = testServer({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_portal',
    STRIPE_WEBHOOK_SECRET: 'whsec_portal',
    STRIPE_PRICE_ID: 'price_month',
    STRIPE_BASE_URL: 'http://127.0.0.1:1',
  },
});

type Portal = Awaited<ReturnType<typeof createPortal>>;
const signIn = ({ stub, bo }: Portal) => signInToPortal(app, stub, bo.email);
const report = { type: 'REPORT', subject: 'Droppande kran', description: 'Kranen i köket droppar.' } as const;

describe('while the landlord has neither trial nor subscription', () => {
  /** Lets the landlord's trial have ended yesterday. */
  const endTrial = ({ account }: Portal) =>
    app.system((tx) =>
      tx
        .updateTable('billable')
        .set({ trial_ends_on: '2026-11-19' })
        .where('id', '=', account.businessId)
        .execute(),
    );

  it('tenants can still sign in and read their sent invoices, and every other page answers 402', async () => {
    const portal = await createPortal(app);
    const tenant = await signIn(portal);
    const { id: ticketId } = await tenant.post(portalCalls.createTicket, {
      body: { ...report, entity_id: portal.entity.id },
    });
    const invoice = await createSentInvoice(portal.user, portal.lease.id);
    await endTrial(portal);

    const refused = [
      await tenant.failure(portalCalls.leases),
      await tenant.failure(portalCalls.tickets),
      await tenant.failure(portalCalls.ticket, { params: { id: ticketId } }),
      await tenant.failure(portalCalls.createTicket, { body: { ...report, entity_id: portal.entity.id } }),
      await tenant.failure(portalCalls.comment, { params: { id: ticketId }, body: { comment: 'Hej?' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([402, 402, 402, 402, 402]);
    expect(refused[0]?.serverMessage).toMatch(
      /^Hyresgästportalen är stängd just nu\. Kontakta Holms Fastigheter \d+ direkt\./,
    );

    const again = await signIn(portal);
    expect(await again.get(portalCalls.me)).toMatchObject({ is_closed: true, name: 'Bo Östlund' });
    expect(await again.get(portalCalls.invoices)).toMatchObject([{ id: invoice.id }]);
    expect(await again.get(portalCalls.ledgers)).toMatchObject([{ balance: 8500 }]);
    expect(
      (await again.raw(portalCalls.invoicePdf, { params: { id: invoice.id } })).rawPayload
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    await again.post(portalCalls.logout);
  });

  it('the portal opens again when the landlord subscribes', async () => {
    const portal = await createPortal(app);
    await endTrial(portal);
    const tenant = await signIn(portal);
    expect((await tenant.failure(portalCalls.leases)).status).toBe(402);
    await app.system((tx) =>
      tx.updateTable('billable').set({ member: true }).where('id', '=', portal.account.businessId).execute(),
    );
    expect(await tenant.get(portalCalls.leases)).toHaveLength(1);
    expect(await tenant.get(portalCalls.me)).toMatchObject({ is_closed: false });
  });
});
