/** The column labels of tenant fields. */
export const tenantColumnTexts = {
  name: 'Namn',
  identifier: 'Person-/organisationsnummer',
  organisation: 'Organisation',
  phone: 'Telefon',
  email: 'E-post',
  billingEmail: 'E-post för hyresavier',
  status: 'Status',
  autogiro: 'Autogiro',
  createdAt: 'Skapad',
} as const;
