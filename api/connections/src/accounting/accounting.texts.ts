import type { AccountingName } from '@husrum/contract/accounting';
import { type IntegrationName, integrationLabel } from '@husrum/contract/integration';

export const accountingTexts = {
  removed: (name: IntegrationName) => `${integrationLabel[name]} är bortkopplat`,
  accountsSaved: 'Kontona är sparade',
  dimensionSaved: 'Kostnadsställe och projekt är sparade',
  needsReconnect: (name: AccountingName) =>
    `${integrationLabel[name]} godtar inte anslutningen längre. Anslut igen under Integrationer.`,
  unavailable: (name: AccountingName) =>
    `${integrationLabel[name]} svarar inte just nu. Försök igen om en stund.`,
  chartRefused: (name: AccountingName) =>
    `${integrationLabel[name]} lämnar inte ut kontoplanen. Kontrollera licensen och behörigheten där.`,
  otherCompany: 'Välj ett företag som aviserar genom kopplingen, eller ett objekt hos ett sådant.',
  duplicateRate: 'Ange varje momssats en gång.',
} as const;
