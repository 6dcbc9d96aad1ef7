/** The column labels of company fields. */
export const companyColumnTexts = {
  name: 'Namn',
  organisationNumber: 'Organisationsnummer',
  address: 'Adress',
  postalCode: 'Postnummer',
  city: 'Ort',
  phone: 'Telefon',
  email: 'Mejladress',
  createdAt: 'Skapad',
} as const;
