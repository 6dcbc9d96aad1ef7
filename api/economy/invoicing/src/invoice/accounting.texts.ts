import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';

export const accountingTexts = {
  connectionGone: (name: AccountingName) =>
    `Kopplingen till ${integrationLabel[name]} är borttagen. Koppla den igen, eller gör om avin till en manuell avi.`,
  connectionGoneSent: (name: AccountingName) =>
    `Kopplingen till ${integrationLabel[name]} är borttagen. Betalningar, krediteringar och förfallodagar registreras bara här: gör samma sak i ${integrationLabel[name]}.`,
  simulated: 'Simulator',
} as const;

type WaitingTask =
  | 'CREATE'
  | 'UPDATE'
  | 'BOOKKEEP'
  | 'SEND'
  | 'MARK_SENT'
  | 'DUE_DATE'
  | 'CANCEL'
  | 'CREDIT'
  | 'PAY'
  | 'SETTLE';

/** Texts of the task that waits to be done in the accounting program. */
export const waitingTexts: Readonly<Record<WaitingTask, (service: string) => string>> = {
  CREATE: (service) => `Skapas i ${service}`,
  UPDATE: (service) => `Ändras i ${service}`,
  BOOKKEEP: (service) => `Bokförs i ${service}`,
  SEND: (service) => `Skickas när den är bokförd i ${service}`,
  MARK_SENT: (service) => `Markeras som skickad i ${service}`,
  DUE_DATE: (service) => `Förfallodagen ändras i ${service}`,
  CANCEL: (service) => `Makuleras i ${service}`,
  CREDIT: (service) => `Krediteras i ${service}`,
  PAY: (service) => `Betalningen registreras i ${service}`,
  SETTLE: (service) => `Kvittningen eller betalningen registreras i ${service}`,
};
