/** The add-ons of the demo portfolio. A fee is in SEK per invoice, without VAT. */
export const addonCatalogue = [
  { name: 'Bredband', fee: 199, tax_rate: 25 },
  { name: 'Garageplats', fee: 450, tax_rate: 25 },
  { name: 'Förråd', fee: 120, tax_rate: 0 },
  { name: 'El enligt schablon', fee: 385, tax_rate: 25 },
  { name: 'Avdrag för ombyggnad', fee: -300, tax_rate: 0 },
] as const;

/** One of this many leases has an add-on. */
export const LEASES_PER_ADDON = 5;
