/** The column labels of rent versions. */
export const rentVersionColumnTexts = {
  validFrom: 'Gäller från',
  year: 'År',
  isFirst: 'Första hyran',
  rent: {
    perInvoice: 'Ny hyra per avi (kr)',
    perYear: 'Ny hyra per år (kr)',
    perM2Invoice: 'Ny hyra per m² och avi (kr)',
    perM2Year: 'Ny hyra per m² och år (kr)',
    feeAsM2: 'Hyra satt per m²',
  },
  earlierPerYear: 'Tidigare hyra per år (kr)',
  changePerYear: 'Ändring per år (kr)',
  changeRate: 'Ändring (%)',
  taxRate: 'Moms (%)',
  paymentInterval: 'Betalningsintervall',
  createdAt: 'Skapad',
} as const;
