/** The column labels of lease fields. */
export const leaseColumnTexts = {
  reference: 'Referens',
  state: 'Status',
  start: 'Start',
  stop: 'Slut',
  fee: 'Hyra (kr)',
  feeAsM2: 'Hyra per m²',
  taxRate: 'Moms (%)',
  paymentInterval: 'Betalningsintervall',
  noticeLength: 'Uppsägningstid',
  noticeType: 'Uppsägningstidens enhet',
  nextInvoiceMonth: 'Första månad utan avi',
  createdAt: 'Skapad',
  archivedAt: 'Arkiverad',
} as const;
