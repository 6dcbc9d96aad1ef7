/** The column labels of entity fields. */
export const entityColumnTexts = {
  name: 'Namn',
  /** The outermost object that the object lies in. */
  house: 'Hus',
  kind: 'Typ',
  address: 'Adress',
  postalCode: 'Postnummer',
  city: 'Ort',
  area: 'Yta (m²)',
  rentable: 'Kan hyras ut',
  paymentInterval: 'Betalningsintervall',
  rented: 'Uthyrd',
  /** 1 or 0. Its sum is the number of rented objects. */
  rentedCount: 'Uthyrda objekt',
  vacantFrom: 'Ledig från',
  createdAt: 'Skapad',
  rent: {
    perInvoice: 'Begärd hyra per avi (kr)',
    perYear: 'Begärd hyra per år (kr)',
    perM2Invoice: 'Begärd hyra per m² och avi (kr)',
    perM2Year: 'Begärd hyra per m² och år (kr)',
    feeAsM2: 'Hyra satt per m²',
  },
} as const;
