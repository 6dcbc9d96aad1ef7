import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';

/** What the user can do when the program refuses (product specification, part 2 §8). */
const failed: Readonly<Record<AccountingName, string>> = {
  FORTNOX: 'Det gick inte att ansluta till Fortnox. Kontrollera att ni har en integrationslicens i Fortnox.',
  VISMA: 'Något gick fel. Försök igen.',
};

export const accountingLoginTexts = {
  failed,
  notConfigured: (name: AccountingName) => `${integrationLabel[name]} är inte inkopplat på den här servern.`,
  expired: 'Inloggningen gäller inte längre. Börja om från Integrationer.',
  unavailable: (name: AccountingName) =>
    `${integrationLabel[name]} svarar inte just nu. Försök igen om en stund.`,
  /** It is shown on the connection while a code is exchanged, and after an exchange that nobody finished. */
  unfinished: (name: AccountingName) =>
    `Anslutningen till ${integrationLabel[name]} avbröts innan den blev klar. Anslut igen.`,
  otherCompany: (name: AccountingName, chosen: string, connected: string) =>
    `Du valde ${chosen} i ${integrationLabel[name]}, men kopplingen gäller ${connected}. Välj rätt företag, eller lägg till en ny koppling.`,
  description: (name: AccountingName, company: string) => `${integrationLabel[name]} – ${company}`,
} as const;
