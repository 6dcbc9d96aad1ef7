import type { PortalInvoice, PortalLease, PortalTicket } from '@husrum/contract/portal';
import { portalCalls } from '@husrum/contract/portal';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { fakeApi } from '@husrum/testing';

/** Where the browser stores the token of a tenant who is signed in to the portal `holms`. */
export const PORTAL_TOKEN_KEY = 'husrum.portal.holms';

export const landlord = {
  name: 'Holms Fastigheter AB',
  phone: '019-12 34 56',
  email: 'hej@holms.example',
  message: 'Vi byter tvättmaskiner i december.',
};
export const lease: PortalLease = {
  id: 3,
  reference: null,
  status: 'active',
  entity: { id: 7, name: 'Lgh 1001', house: 'Storgatan 1' },
  address: 'Storgatan 1, 702 11 Örebro',
  start: '2026-01-01',
  stop: null,
  total: 8500,
  payment_interval: 'MONTHLY',
};
export const makeInvoice = (changes: Partial<PortalInvoice> = {}): PortalInvoice => ({
  id: 11,
  reference: '100012',
  kind: 'RENT',
  start: '2026-12-01',
  stop: '2026-12-31',
  entity_name: 'Lgh 1001',
  due_at: '2026-11-30',
  sent_at: '2026-11-15T08:00:00.000Z',
  state: 'TO_PAY',
  ocr: '10001234',
  autogiro: false,
  amount: 8500,
  left: 8500,
  ...changes,
});
export const makeTicket = (changes: Partial<PortalTicket> = {}): PortalTicket => ({
  id: 5,
  reference: 'Ä-1001',
  subject: 'Droppande kran',
  type: 'REPORT',
  status: 'OPEN',
  entity: { id: 7, name: 'Lgh 1001', house: 'Storgatan 1' },
  created_at: '2026-11-18T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
  description: 'Kranen i köket droppar.',
  comments: [],
  photos: [],
  ...changes,
});

/** The server of a portal with one tenant. */
export const fakePortal = (tickets: readonly PortalTicket[] = [makeTicket()]) =>
  fakeApi()
    .on(tenantPortalCalls.landlord, landlord)
    .on(portalCalls.me, { name: 'Bo Östlund', email: 'bo@example.se', stub: 'holms', landlord })
    .on(portalCalls.leases, [lease])
    .on(portalCalls.invoices, [
      makeInvoice(),
      makeInvoice({ id: 10, reference: '100011', state: 'PAID', left: 0 }),
    ])
    .on(
      portalCalls.tickets,
      tickets.map(({ description: _d, comments: _c, photos: _p, ...row }) => row),
    );

/** Signs the tenant in, as an earlier visit has done. */
export const rememberTenant = (): void => localStorage.setItem(PORTAL_TOKEN_KEY, 'tenant-token');
