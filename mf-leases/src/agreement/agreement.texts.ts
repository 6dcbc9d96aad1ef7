import type { AgreementCaseStatus } from '@husrum/contract/agreement';

const caseStatus: Readonly<Record<AgreementCaseStatus, string>> = {
  DRAFT: 'Utkast',
  DONE: 'Klart',
  CONCLUDED: 'Avslutat',
};

export const agreementTexts = {
  title: 'Avtal',
  name: 'Namn',
  status: 'Status',
  caseStatus,
  added: 'Tillagt',
  upload: 'Ladda upp avtal',
  submitUpload: 'Ladda upp',
  uploaded: 'Avtalet är uppladdat',
  none: 'Det finns inte några avtal',
  loadFailed: 'Kunde inte hämta avtalen',
  retry: 'Försök igen',
  remove: 'Ta bort',
  removed: 'Avtal borttaget',
  removeQuestion: (name: string) =>
    `${name} tas bort från avtalen. Filen finns kvar bland uthyrningens filer.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
