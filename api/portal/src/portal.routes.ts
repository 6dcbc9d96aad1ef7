import { addHouses } from '@husrum/api-objects';
import { type Route, servePublic } from '@husrum/api-platform';
import { portalCalls } from '@husrum/contract/portal';
import { portalTexts } from './portal.texts';
import { clearPortalCookie } from './portal-cookie';
import { addPaymentsAndCredits, listPortalInvoices } from './portal-invoice.store';
import { listPortalLeases } from './portal-lease.store';
import { revokePortalSession } from './portal-session.store';
import { actOnOwnTicket, listTenantTickets, readTenantTicket } from './portal-ticket';
import { readPortalInvoicePdf } from './read-invoice-pdf';
import { readPortalLedgerPdf, readPortalLedgers } from './read-portal-ledger';
import { refreshPortalSession } from './refresh-session';
import { requestPortalPassword, resetPortalPassword } from './reset-password';
import { serveTenant, serveTenantWithTransactions } from './serve-tenant';
import { signInTenant } from './sign-in';
import { addTicketPhoto, readTicketPhoto } from './ticket-photo';
import { commentTenantTicket, createTenantTicket } from './write-ticket';

export const portalRoutes: readonly Route[] = [
  servePublic(portalCalls.login, ({ body }, context) => signInTenant(body, context)),
  servePublic(portalCalls.refresh, ({ params }, context) => refreshPortalSession(params.stub, context)),
  servePublic(portalCalls.forgot, ({ body }, context) => requestPortalPassword(body, context)),
  servePublic(portalCalls.reset, ({ body }, context) => resetPortalPassword(body, context)),
  serveTenant(portalCalls.logout, async (_input, context, actAsLandlord) => {
    const { tx, clock, tenant } = await actAsLandlord(context);
    await revokePortalSession(tx, tenant.sessionId, clock.now().toISOString());
    clearPortalCookie(context, tenant.stub);
    return { message: portalTexts.signedOut };
  }),
  serveTenant(portalCalls.me, async (_input, { tenant }) => ({
    name: tenant.name,
    email: tenant.email,
    stub: tenant.stub,
    is_closed: tenant.isClosed,
    landlord: {
      name: tenant.landlord_name,
      phone: tenant.landlord_phone,
      email: tenant.landlord_email,
      message: tenant.landlord_message,
    },
  })),
  serveTenant(portalCalls.leases, async (_input, context, actAsLandlord) => {
    const leases = await listPortalLeases(context.tx, context.tenant.tenantId, context.clock.today());
    const { tx } = await actAsLandlord(context);
    return addHouses(tx, leases);
  }),
  serveTenant(portalCalls.invoices, async (_input, context, actAsLandlord) => {
    const { tx, tenant, clock } = context;
    const invoices = await listPortalInvoices(tx, tenant.tenantId, clock.today());
    return addPaymentsAndCredits((await actAsLandlord(context)).tx, invoices);
  }),
  serveTenantWithTransactions(portalCalls.invoicePdf, ({ params }, transactions) =>
    readPortalInvoicePdf(transactions, params.id),
  ),
  serveTenant(portalCalls.ledgers, (_input, context, actAsLandlord) =>
    readPortalLedgers(context, actAsLandlord),
  ),
  serveTenantWithTransactions(portalCalls.ledgerPdf, ({ params }, transactions) =>
    readPortalLedgerPdf(transactions, params.id),
  ),
  serveTenant(portalCalls.tickets, (_input, context, actAsLandlord) =>
    listTenantTickets(context, actAsLandlord),
  ),
  serveTenant(portalCalls.ticket, async ({ params }, context, actAsLandlord) =>
    readTenantTicket(await actOnOwnTicket(context, actAsLandlord, params.id), params.id),
  ),
  serveTenant(portalCalls.createTicket, ({ body }, context, actAsLandlord) =>
    createTenantTicket(context, actAsLandlord, body),
  ),
  serveTenant(portalCalls.comment, ({ params, body }, context, actAsLandlord) =>
    commentTenantTicket(context, actAsLandlord, params.id, body.comment),
  ),
  serveTenantWithTransactions(portalCalls.addPhoto, ({ params, file }, transactions) =>
    addTicketPhoto(transactions, params.id, file),
  ),
  serveTenantWithTransactions(portalCalls.photo, ({ params }, transactions) =>
    readTicketPhoto(transactions, params.id),
  ),
];
