export const tenantTexts = {
  overview: 'Hyresgäster',
  removed: 'Hyresgäst borttagen',
  hasLeases: 'Hyresgästen har uthyrningar och kan inte tas bort.',
  hasInvoices: 'Hyresgästen har hyresavier och kan inte tas bort.',
  invalidOrganisationNumber: 'Ange ett giltigt organisationsnummer',
  invalidPersonalNumber: 'Ange ett giltigt personnummer',
  identifierTaken: (name: string) => `Numret tillhör redan hyresgästen ${name}`,
  autogiroNeedsFortnox:
    'Autogiro kräver att hyresgästens företag skickar sina avier genom Fortnox. Välj det i företagets faktureringsinställningar.',
} as const;
