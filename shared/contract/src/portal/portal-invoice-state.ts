/** What a tenant needs to know of a sent invoice. */
export const portalInvoiceStates = ['TO_PAY', 'OVERDUE', 'PAID', 'CREDITED', 'CANCELLED'] as const;
export type PortalInvoiceState = (typeof portalInvoiceStates)[number];

export const portalInvoiceStateLabel: Readonly<Record<PortalInvoiceState, string>> = {
  TO_PAY: 'Att betala',
  OVERDUE: 'Förfallen',
  PAID: 'Betald',
  CREDITED: 'Krediterad',
  CANCELLED: 'Makulerad',
};
