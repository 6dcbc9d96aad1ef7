/** The labels of the report models and their relationships. */
export const reportModelTexts = {
  company: {
    label: 'Företag',
    relationships: {
      entity: 'Objekt',
      lease: 'Uthyrningar',
      tenant: 'Primär hyresgäst',
      invoice: 'Hyresavier',
      maintenance: 'Underhåll',
    },
  },
  lease: {
    label: 'Uthyrningar',
    relationships: {
      tenant: 'Primär hyresgäst',
      allTenants: 'Alla hyresgäster',
      entity: 'Objekt',
      company: 'Företag',
      invoice: 'Hyresavier',
      addon: 'Tillägg',
      receipt: 'Kvittenser',
      rentVersion: 'Hyresändringar',
    },
  },
  tenant: {
    label: 'Hyresgäster',
    relationships: {
      address: 'Adress',
      lease: 'Uthyrningar',
      entity: 'Hyrda objekt',
      company: 'Hyresvärd',
      invoice: 'Hyresavier',
      payment: 'Betalningar',
      ticket: 'Ärenden',
    },
  },
  entity: {
    label: 'Objekt',
    relationships: {
      company: 'Företag',
      lease: 'Pågående uthyrning',
      tenant: 'Nuvarande hyresgäst',
      allLeases: 'Alla uthyrningar',
      invoice: 'Hyresavier',
      adjustment: 'Hyresjusteringar',
      ticket: 'Ärenden',
      maintenance: 'Underhåll',
    },
  },
  invoice: {
    label: 'Hyresavier',
    relationships: {
      tenant: 'Hyresgäst',
      entity: 'Objekt',
      company: 'Företag',
      lease: 'Uthyrning',
      row: 'Avirader',
      payment: 'Betalningar',
      accounting: 'Bokföringsprogram',
    },
  },
  invoiceRow: {
    label: 'Avirader',
    relationships: {
      invoice: 'Hyresavi',
      tenant: 'Hyresgäst',
      entity: 'Objekt',
      company: 'Företag',
      lease: 'Uthyrning',
      accounting: 'Bokföringsprogram',
    },
  },
  payment: {
    label: 'Betalningar',
    relationships: {
      tenant: 'Hyresgäst',
      invoice: 'Hyresavi',
      company: 'Företag',
      entity: 'Objekt',
      lease: 'Uthyrning',
      accounting: 'Bokföringsprogram',
    },
  },
  addon: {
    label: 'Tillägg',
    relationships: {
      leaseAddon: 'Tillägg på uthyrningar',
      lease: 'Uthyrningar',
      entity: 'Objekt',
      tenant: 'Primär hyresgäst',
    },
  },
  leaseAddon: {
    label: 'Tillägg på uthyrningar',
    relationships: {
      addon: 'Tilläggets mall',
      lease: 'Uthyrning',
      entity: 'Objekt',
      tenant: 'Primär hyresgäst',
      company: 'Företag',
    },
  },
  rentAdjustment: {
    label: 'Hyresjusteringar',
    relationships: {
      entity: 'Objekt',
      company: 'Företag',
      lease: 'Pågående uthyrning',
      tenant: 'Nuvarande hyresgäst',
    },
  },
  rentVersion: {
    label: 'Hyresändringar',
    relationships: {
      lease: 'Uthyrning',
      entity: 'Objekt',
      company: 'Företag',
      tenant: 'Primär hyresgäst',
    },
  },
  leaseMove: {
    label: 'In- och utflyttningar',
    relationships: {
      lease: 'Uthyrning',
      tenant: 'Primär hyresgäst',
      entity: 'Objekt',
      company: 'Företag',
    },
  },
  vatBase: {
    label: 'Momsunderlag',
    relationships: {
      company: 'Företag',
      invoice: 'Hyresavi',
      tenant: 'Hyresgäst',
      accounting: 'Bokföringsprogram',
    },
  },
  receipt: {
    label: 'Kvittenser',
    relationships: {
      lease: 'Uthyrning',
      entity: 'Objekt',
      tenant: 'Primär hyresgäst',
      company: 'Företag',
    },
  },
  ticket: {
    label: 'Ärenden',
    relationships: { tenant: 'Hyresgäst', entity: 'Objekt', company: 'Företag' },
  },
  maintenance: {
    label: 'Underhåll',
    rowNoun: 'aktiviteter',
    relationships: {
      entity: 'Objekt',
      company: 'Företag',
      lease: 'Pågående uthyrning',
      tenant: 'Nuvarande hyresgäst',
    },
  },
} as const;
