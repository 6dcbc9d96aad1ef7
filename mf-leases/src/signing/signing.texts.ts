import type { SigningPartyStatus } from '@husrum/contract/signing';
import { formatDateTime } from '@husrum/format';

const partyStatus: Readonly<Record<SigningPartyStatus, string>> = {
  waiting: 'Väntar',
  signed: 'Signerat',
  rejected: 'Avböjt',
};

export const signingTexts = {
  send: 'Skicka för signering',
  sendTitle: (name: string) => `Signera ${name}`,
  intro: 'Varje part får en länk med mejl. Med personnummer måste parten identifiera sig med BankID.',
  simulated:
    'Signering är simulerad här. Parternas länkar leder till en simulator, och signaturerna gäller inte.',
  refusedTitle: 'Avtalet kunde inte skickas',
  parties: 'Parter',
  party: (number: number) => `Part ${number}`,
  fields: { name: 'Namn', email: 'Mejladress', personalNumber: 'Personnummer' },
  addParty: 'Lägg till part',
  removeParty: (number: number) => `Ta bort part ${number}`,
  messageHint: 'Står i mejlet till parterna',
  submit: 'Skicka',
  sent: 'Avtalet skickas för signering',
  show: 'Visa signering',
  title: (name: string) => `Signering av ${name}`,
  partyStatus,
  signedAt: (at: string, method: string | null) =>
    method === 'se_bid' ? `${formatDateTime(at)} med BankID` : formatDateTime(at),
  reminded: (at: string) => `Påmind ${formatDateTime(at)}`,
  overTitle: 'Avtalet går inte att skicka igen',
  overText: 'Gör ett nytt avtal av samma dokument och skicka det. Det ersätter det här avtalet i listan.',
  renew: 'Gör ett nytt avtal',
  renewed: 'Ett nytt avtal är skapat',
  waitingTitle: 'Avtalet är inte skickat än',
  facts: {
    status: 'Status',
    sent: 'Skickat',
    sentBy: 'Skickat av',
    ended: 'Avslutat',
    message: 'Meddelande',
    reason: 'Anledning',
  },
  evidence: 'Bevis',
  evidenceFacts: {
    provider: 'Avtalets id hos Zigned',
    original: 'Skickat dokument, SHA-256',
    signed: 'Signerat dokument, SHA-256',
  },
  openOriginal: 'Öppna dokumentet som skickades',
  openSigned: 'Öppna det signerade avtalet',
  remind: 'Påminn',
  remindQuestion: 'De som inte har signerat får ett nytt mejl med sin länk.',
  cancel: 'Avbryt signeringen',
  cancelTitle: 'Avbryt signeringen',
  cancelText:
    'Länkarna slutar att gälla, och parterna får ett mejl med anledningen. Det går inte att ångra, och avtalet går inte att skicka igen: du får göra ett nytt avtal av samma dokument.',
  cancelSubmit: 'Avbryt signeringen',
  keep: 'Behåll',
} as const;
