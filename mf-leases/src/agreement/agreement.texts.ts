import type { AgreementCaseStatus, SigningStatus } from '@husrum/contract/agreement';

const caseStatus: Readonly<Record<AgreementCaseStatus, string>> = {
  DRAFT: 'Utkast',
  DONE: 'Klart',
  CONCLUDED: 'Avslutat',
};

const signingStatus: Readonly<Record<SigningStatus, string>> = {
  draft: 'Skickas',
  pending: 'Väntar på signering',
  signed: 'Signerat, förseglas',
  completed: 'Signerat',
  cancelled: 'Signering avbruten',
  expired: 'Signering utgången',
  rejected: 'Avböjt',
  unknown: 'Okänd status',
};

export const agreementTexts = {
  title: 'Avtal',
  name: 'Namn',
  status: 'Status',
  caseStatus,
  signingStatus,
  added: 'Tillagt',
  upload: 'Ladda upp avtal',
  fromTemplate: 'Skapa från mall',
  templateIntro:
    'Avtalet fylls i från uthyrningen. Mallen är ingen juridisk rådgivning: läs igenom avtalet innan det signeras.',
  templateCreated: 'Avtalet är skapat',
  createFromTemplate: 'Skapa avtal',
  preview: 'Förhandsgranska',
  defaultName: (object: string) => `Hyresavtal ${object}`,
  depositHint: 'Lämna tomt om ingen deposition ska lämnas',
  indexTitle: 'Indexklausul',
  indexText: 'Kräver bestämd tid om minst tre år. Lämna tomt för hyra utan index.',
  indexBaseHint: (series: string) => `Indextalet för oktober i ${series}`,
  specialTermsHint: 'Ett stycke per rad',
  fromFasdok: 'Skapa i FASDOK',
  openInFasdok: 'Öppna dokumentet i FASDOK',
  submitUpload: 'Ladda upp',
  uploadHint: 'Bara PDF kan skickas för signering.',
  uploaded: 'Avtalet är uppladdat',
  none: 'Det finns inte några avtal',
  loadFailed: 'Kunde inte hämta avtalen',
  retry: 'Försök igen',
  remove: 'Ta bort',
  removed: 'Avtal borttaget',
  removeQuestion: (name: string) =>
    `${name} tas bort från avtalen. Filen finns kvar bland uthyrningens filer.`,
  removeSignedQuestion: (name: string) =>
    `${name} tas bort från avtalen, tillsammans med uppgifterna om vem som har signerat det, när och hur. Det går inte att ångra. Filen finns kvar bland uthyrningens filer.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
