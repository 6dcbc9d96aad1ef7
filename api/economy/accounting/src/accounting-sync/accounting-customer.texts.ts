export const accountingCustomerTexts = {
  notConnected:
    'Inget företag som hyresgästen hyr av skickar sina avier genom Fortnox. Anslut Fortnox under Integrationer och välj det i företagets faktureringsinställningar.',
  hasNumber: (number: string) => `Hyresgästen har redan kundnummer ${number} i Fortnox.`,
  numberTaken: (number: string, tenant: string) =>
    `Kund ${number} i Fortnox hör redan till hyresgästen ${tenant}. Rätta kundens person- eller organisationsnummer i Fortnox och försök igen.`,
  busy: 'Fortnox är upptaget med andra avier just nu. Försök igen om en stund.',
  unavailable: 'Fortnox svarar inte just nu. Försök igen om en stund: ingen kund skapas dubbelt.',
} as const;
