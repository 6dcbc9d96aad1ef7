import { portalCalls } from '@husrum/contract/portal';
import { testServer } from '../../test/kit';
import { createSentInvoice } from '../invoice/invoice.test-data';
import { createPortal, signInToPortal } from './portal.test-data';

// Without a payment provider nobody needs a subscription.
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
  const closeTrial = ({ account }: Portal, day: string) =>
    app.system((tx) =>
      tx.updateTable('billable').set({ trial_ends_on: day }).where('id', '=', account.businessId).execute(),
    );

  it('the portal is closed but for the sent invoices', async () => {
    const portal = await createPortal(app);
    const tenant = await signIn(portal);
    const { id: ticketId } = await tenant.post(portalCalls.createTicket, {
      body: { ...report, entity_id: portal.entity.id },
    });
    const invoice = await createSentInvoice(portal.user, portal.lease.id);
    await closeTrial(portal, '2026-11-19');

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
    expect(
      (await again.raw(portalCalls.invoicePdf, { params: { id: invoice.id } })).rawPayload
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    await again.post(portalCalls.logout);
  });

  it('opens again with a subscription', async () => {
    const portal = await createPortal(app);
    await closeTrial(portal, '2026-11-19');
    const tenant = await signIn(portal);
    expect((await tenant.failure(portalCalls.leases)).status).toBe(402);
    await closeTrial(portal, '2026-11-20');
    expect(await tenant.get(portalCalls.leases)).toHaveLength(1);
    expect(await tenant.get(portalCalls.me)).toMatchObject({ is_closed: false });
  });
});
