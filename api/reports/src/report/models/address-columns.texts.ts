/** The column labels of address fields. */
export const addressColumnTexts = {
  address: 'Adress',
  postalCode: 'Postnummer',
  city: 'Ort',
  country: 'Land',
} as const;
