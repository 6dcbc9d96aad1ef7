/** The column labels of tenant fields. */
export const tenantColumnTexts = {
  name: 'Namn',
  identifier: 'Person-/organisationsnummer',
  organisation: 'Organisation',
  phone: 'Telefon',
  email: 'Mejladress',
  billingEmail: 'Mejladress för hyresavier',
  status: 'Status',
  autogiro: 'Autogiro',
  createdAt: 'Skapad',
} as const;
