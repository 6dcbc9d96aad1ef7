import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import { choice, email, id, longText, output, reference, text } from '../core/fields';
import { messageResponse } from '../core/list';
import { namedObject } from '../core/named';
import { ledgerLineKinds } from '../economy/books/ledger/ledger.kinds';
import { allocationKinds, invoiceKinds } from '../economy/invoicing/invoice/invoice.status';
import { leaseStates } from '../leases/lease/lease.state';
import { paymentIntervals } from '../leases/lease/payment-interval';
import { MAX_STUB_LENGTH, portalLandlord } from '../leases/tenant-portal/tenant-portal.calls';
import { ticketComment } from '../maintenance/ticket/ticket.calls';
import { ticketStatuses } from '../maintenance/ticket/ticket.status';
import { namedEntity } from '../objects/entity/named-entity';
import { resetPasswordInput } from '../settings/session/session.calls';
import { portalInvoiceStates } from './portal-invoice-state';

/** The types of ticket that tenants write and see. INTERNAL tickets are the landlord's own. */
export const tenantTicketTypes = ['REPORT', 'QUESTION'] as const;
/** The most photos that a tenant may add to one ticket. */
export const MAX_TICKET_PHOTOS = 10;

const stub = () => text('Portalens adress', MAX_STUB_LENGTH);

const portalToken = namedObject('PortalToken', {
  access_token: output.text(),
  token_type: output.text(),
  expires_in: output.number(),
});

export const portalLoginInput = namedObject('PortalLoginInput', {
  stub: stub(),
  email: email(),
  password: yup.string().max(200).label('Lösenord').required(),
});
export const portalForgotInput = namedObject('PortalForgotInput', { stub: stub(), email: email() });
export const portalResetInput = resetPasswordInput
  .pick(['password', 'password_confirmation', 'token'])
  .meta({ name: 'PortalResetInput' });

export const portalMe = namedObject('PortalMe', {
  name: output.text(),
  email: output.text(),
  stub: output.text(),
  landlord: portalLandlord.required(),
  /**
   * The landlord has neither trial nor subscription: only the sent invoices can be read, and the calls of the other pages
   * answer 402.
   */
  is_closed: output.flag().optional(),
});
export type PortalMe = yup.InferType<typeof portalMe>;

export const portalLease = namedObject('PortalLease', {
  id: output.id(),
  reference: output.textOrNull(),
  status: output.choice(leaseStates),
  entity: namedEntity.required(),
  /** `Storgatan 1, 703 61 Örebro` */
  address: output.text(),
  start: output.date(),
  stop: output.dateOrNull(),
  /** Rent per payment interval in SEK, excluding VAT and add-ons. */
  total: output.number(),
  payment_interval: output.choice(paymentIntervals),
});
export type PortalLease = yup.InferType<typeof portalLease>;

export const portalInvoice = namedObject('PortalInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  kind: output.choice(invoiceKinds),
  /** The billed days, inclusive. */
  start: output.date(),
  stop: output.date(),
  /** The object that the invoice is for. It is empty for an invoice of no object. */
  entity_name: output.text(),
  due_at: output.dateOrNull(),
  sent_at: output.text(),
  state: output.choice(portalInvoiceStates),
  ocr: output.textOrNull(),
  autogiro: output.flag(),
  /** SEK. Negative for a credit. */
  amount: output.number(),
  /** SEK. */
  left: output.number(),
  /** What has been paid, and the tenant's credit that was deducted, oldest first; SEK. Negative for what was taken back. */
  payments: yup
    .array()
    .of(
      yup
        .object({
          kind: output.choice(allocationKinds),
          amount: output.number(),
          paid_at: output.date(),
        })
        .required(),
    )
    .optional(),
  /** What has been credited of it, SEK. */
  credited: yup.number().optional(),
  /** The landlord's Swish number, to which what is left can be paid with the OCR number as message. */
  swish: output.textOrNull().optional(),
});
export type PortalInvoice = yup.InferType<typeof portalInvoice>;

/** What has changed what the tenant owes a company. */
export const portalLedgerEntry = namedObject('PortalLedgerEntry', {
  key: output.text(),
  kind: output.choice(ledgerLineKinds),
  day: output.date(),
  /** The number of the sent invoice that it is about, or null. */
  reference: output.textOrNull(),
  /** SEK. Negative: the tenant owes less. */
  amount: output.number(),
  /** What the tenant owes after it, SEK. */
  balance: output.number(),
});
export type PortalLedgerEntry = yup.InferType<typeof portalLedgerEntry>;

/** The tenant's ledger with one of the landlord's companies. */
export const portalLedger = namedObject('PortalLedger', {
  /** Null: a company that has been removed. */
  company: reference.nullable().defined(),
  /** What the tenant owes today, SEK. Negative: the tenant is owed money. */
  balance: output.number(),
  /** The latest first. */
  entries: output.list(portalLedgerEntry.required()),
});
export type PortalLedger = yup.InferType<typeof portalLedger>;

const portalTicketFields = {
  id: output.id(),
  reference: output.text(),
  subject: output.text(),
  type: output.choice(tenantTicketTypes),
  status: output.choice(ticketStatuses),
  entity: namedEntity.nullable().defined(),
  created_at: output.text(),
  updated_at: output.text(),
};
export const portalTicketRow = namedObject('PortalTicketRow', portalTicketFields);
export type PortalTicketRow = yup.InferType<typeof portalTicketRow>;
/** A photo that the tenant has added. Files that the landlord adds to the ticket are not shown to the tenant. */
const portalPhoto = namedObject('PortalPhoto', { id: output.id(), name: output.text() });
export const portalTicket = namedObject('PortalTicket', {
  ...portalTicketFields,
  description: output.text(),
  comments: output.list(ticketComment.required()),
  photos: output.list(portalPhoto.required()),
});
export type PortalTicket = yup.InferType<typeof portalTicket>;

export const portalTicketInput = namedObject('PortalTicketInput', {
  type: choice('Vad gäller det?', tenantTicketTypes),
  /** The object of a lease of the tenant's that has started and not ended. */
  entity_id: id('Bostad eller lokal'),
  subject: text('Rubrik'),
  description: longText('Beskrivning'),
});
export const portalCommentInput = namedObject('PortalCommentInput', { comment: longText('Kommentar') });

/** What a tenant does in the portal of the landlord. A tenant's token is valid for these calls only. */
export const portalCalls = defineCalls('portal', {
  login: call({
    method: 'POST',
    path: '/api/portal/login',
    summary: 'Logga in i hyresgästportalen',
    access: 'public',
    body: portalLoginInput,
    response: portalToken,
  }),
  refresh: call({
    method: 'POST',
    path: '/api/portal/refresh/{stub}',
    summary: 'Förnya inloggningen i hyresgästportalen',
    access: 'tenant',
    // Only the cookie counts. Its path ends with the portal's address, so that portals do not sign each other's tenants out.
    acceptsCookie: true,
    perMinute: 300,
    response: portalToken,
  }),
  logout: call({
    method: 'POST',
    path: '/api/portal/logout',
    summary: 'Logga ut ur hyresgästportalen',
    access: 'tenant',
    needsNoMembership: true,
    response: messageResponse,
  }),
  /** Answers the same for known and unknown addresses. */
  forgot: call({
    method: 'POST',
    path: '/api/portal/forgot',
    summary: 'Begär nytt lösenord till hyresgästportalen',
    access: 'public',
    body: portalForgotInput,
    response: messageResponse,
  }),
  reset: call({
    method: 'POST',
    path: '/api/portal/reset',
    summary: 'Sätt nytt lösenord till hyresgästportalen',
    access: 'public',
    body: portalResetInput,
    response: messageResponse,
  }),
  me: call({
    method: 'GET',
    path: '/api/portal/me',
    summary: 'Den inloggade hyresgästen och hyresvärden',
    access: 'tenant',
    needsNoMembership: true,
    response: portalMe,
  }),
  leases: call({
    method: 'GET',
    path: '/api/portal/lease',
    summary: 'Hyresgästens uthyrningar',
    access: 'tenant',
    response: output.list(portalLease.required()),
  }),
  /** The invoices that have been sent, the latest first. A tenant has at most some hundreds. */
  invoices: call({
    method: 'GET',
    path: '/api/portal/invoice',
    summary: 'Hyresgästens skickade avier',
    access: 'tenant',
    needsNoMembership: true,
    response: output.list(portalInvoice.required()),
  }),
  /** The document as it was sent. Of a cancelled or credited invoice one that says so and asks for no payment. */
  invoicePdf: call({
    method: 'GET',
    path: '/api/portal/invoice/{id}/pdf',
    summary: 'En skickad avi som PDF',
    access: 'tenant',
    needsNoMembership: true,
    responseType: 'file',
  }),
  /** What the tenant owes each company, by every sent invoice, credit and payment. Companies without any are left out. */
  ledgers: call({
    method: 'GET',
    path: '/api/portal/ledger',
    summary: 'Vad hyresgästen är skyldig',
    access: 'tenant',
    needsNoMembership: true,
    response: output.list(portalLedger.required()),
  }),
  /** The ledger with a company, by its id. */
  ledgerPdf: call({
    method: 'GET',
    path: '/api/portal/ledger/{id}/pdf',
    summary: 'Vad hyresgästen är skyldig som PDF',
    access: 'tenant',
    needsNoMembership: true,
    responseType: 'file',
  }),
  /** The latest changed first. */
  tickets: call({
    method: 'GET',
    path: '/api/portal/ticket',
    summary: 'Hyresgästens ärenden',
    access: 'tenant',
    response: output.list(portalTicketRow.required()),
  }),
  ticket: call({
    method: 'GET',
    path: '/api/portal/ticket/{id}',
    summary: 'Ett av hyresgästens ärenden',
    access: 'tenant',
    response: portalTicket,
  }),
  createTicket: call({
    method: 'POST',
    path: '/api/portal/ticket',
    summary: 'Anmäl fel eller ställ en fråga',
    access: 'tenant',
    body: portalTicketInput,
    perMinute: 30,
    response: portalTicket,
  }),
  /** Answers 409 unless the ticket is open. */
  comment: call({
    method: 'POST',
    path: '/api/portal/ticket/{id}/comment',
    summary: 'Kommentera ett ärende som hyresgäst',
    access: 'tenant',
    body: portalCommentInput,
    perMinute: 30,
    response: portalTicket,
  }),
  /** Adds a photo to a ticket that is not resolved. */
  addPhoto: call({
    method: 'POST',
    path: '/api/portal/ticket/{id}/photo',
    summary: 'Lägg till en bild på ett ärende',
    access: 'tenant',
    multipart: true,
    perMinute: 30,
    response: portalTicket,
  }),
  photo: call({
    method: 'GET',
    path: '/api/portal/photo/{id}',
    summary: 'En bild som hyresgästen har lagt till',
    access: 'tenant',
    responseType: 'file',
  }),
});
