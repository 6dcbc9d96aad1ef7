/** The column labels of entity fields. */
export const entityColumnTexts = {
  name: 'Namn',
  kind: 'Typ',
  address: 'Adress',
  postalCode: 'Postnummer',
  city: 'Ort',
  area: 'Yta (m²)',
  fee: 'Hyra (kr)',
  feeAsM2: 'Hyra per m²',
  paymentInterval: 'Betalningsintervall',
  rented: 'Uthyrd',
  createdAt: 'Skapad',
} as const;
