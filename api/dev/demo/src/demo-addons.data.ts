/** The add-ons of the demo portfolio. A fee is per invoice, without VAT. */
export const addonCatalogue = [
  { name: 'Bredband', feeOre: 19_900, tax_rate: 25 },
  { name: 'Garageplats', feeOre: 45_000, tax_rate: 25 },
  { name: 'Förråd', feeOre: 12_000, tax_rate: 0 },
  { name: 'El enligt schablon', feeOre: 38_500, tax_rate: 25 },
  { name: 'Avdrag för ombyggnad', feeOre: -30_000, tax_rate: 0 },
] as const;

/** One of this many leases has an add-on. */
export const LEASES_PER_ADDON = 5;
