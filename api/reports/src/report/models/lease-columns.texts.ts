/** The column labels of lease fields. */
export const leaseColumnTexts = {
  reference: 'Referens',
  state: 'Status',
  start: 'Start',
  stop: 'Slut',
  terminatedAt: 'Uppsagd',
  rent: {
    perInvoice: 'Hyra per avi (kr)',
    perYear: 'Hyra per år (kr)',
    perM2Invoice: 'Hyra per m² och avi (kr)',
    perM2Year: 'Hyra per m² och år (kr)',
    feeAsM2: 'Hyra satt per m²',
  },
  addons: 'Tillägg per avi (kr)',
  taxRate: 'Moms (%)',
  paymentInterval: 'Betalningsintervall',
  noticeLength: 'Uppsägningstid',
  noticeType: 'Uppsägningstidens enhet',
  nextInvoiceMonth: 'Första månad utan avi',
  createdAt: 'Skapad',
  archivedAt: 'Arkiverad',
} as const;
