/** The labels of the report models and their relationships. */
export const reportModelTexts = {
  lease: {
    label: 'Uthyrningar',
    relationships: { tenant: 'Primär hyresgäst', entity: 'Objekt', company: 'Företag' },
  },
  tenant: {
    label: 'Hyresgäster',
    relationships: { address: 'Adress', lease: 'Uthyrningar', entity: 'Hyrda objekt' },
  },
  entity: {
    label: 'Objekt',
    relationships: { company: 'Företag', lease: 'Pågående uthyrning', tenant: 'Nuvarande hyresgäst' },
  },
  invoice: {
    label: 'Hyresavier',
    relationships: { tenant: 'Hyresgäst', entity: 'Objekt', company: 'Företag', lease: 'Uthyrning' },
  },
} as const;
