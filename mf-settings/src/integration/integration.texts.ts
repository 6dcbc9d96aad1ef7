import { type IntegrationName, type IntegrationState, integrationLabel } from '@husrum/contract/integration';

const stateLabel: Readonly<Record<IntegrationState, string>> = {
  CONNECTED: 'Ansluten',
  NEEDS_RECONNECT: 'Behöver anslutas igen',
};

/** What each service is for. */
const serviceText: Readonly<Record<IntegrationName, string>> = {
  FASDOK: 'Fastighetsägarnas dokumenttjänst. Skapa hyresavtal från deras mallar, direkt från en uthyrning.',
  FORTNOX: 'Bokföringsprogram. Skapa, skicka och bokför hyresavier i Fortnox.',
  VISMA: 'Bokföringsprogram. Skapa, skicka och bokför hyresavier i Spiris (Visma).',
};

/** What happens when a service is unlinked. */
const unlinkText: Readonly<Record<IntegrationName, string>> = {
  FASDOK:
    'Avtal som redan är skapade finns kvar med sina filer. Deras status uppdateras inte längre, och nya avtal kan inte skapas i FASDOK.',
  FORTNOX:
    'Företag som aviserar genom kopplingen övergår till manuella avier. Avier som finns i Fortnox ligger kvar där, men synkas inte längre.',
  VISMA:
    'Företag som aviserar genom kopplingen övergår till manuella avier. Avier som finns i Spiris (Visma) ligger kvar där, men synkas inte längre.',
};

export const integrationTexts = {
  title: 'Integrationer',
  add: 'Lägg till koppling',
  create: 'Ny koppling',
  createIntro: 'Koppla Husrum till tjänster som ni redan använder.',
  none: 'Inga kopplingar än',
  noneText: 'Koppla en tjänst för att använda den från Husrum.',
  noServices: 'Inga tjänster är inkopplade på den här servern',
  noServicesText: 'Den som sköter servern anger vilka tjänster som går att koppla.',
  stateLabel,
  serviceText,
  simulated: 'Simulerad',
  simulatedHint: 'En simulator svarar i stället för tjänsten. Inget skickas till någon annan.',
  connect: 'Anslut',
  connectTo: (name: IntegrationName) => `Anslut ${integrationLabel[name]}`,
  connected: 'Ansluten',
  connectedMessage: (name: IntegrationName) => `${integrationLabel[name]} är anslutet`,
  reconnect: 'Anslut igen',
  edit: 'Ändra beskrivning',
  saved: 'Beskrivningen är sparad',
  save: 'Spara',
  unlink: 'Koppla bort',
  unlinkTitle: (name: IntegrationName) => `Koppla bort ${integrationLabel[name]}?`,
  unlinkText,
  unlinkFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  more: 'Fler val',
  facts: {
    service: 'Tjänst',
    since: 'Ansluten sedan',
    lastSync: 'Senaste kontakt',
    nextSync: 'Nästa kontakt',
  },
  never: 'Aldrig',
  notPlanned: 'Inte planerad',
  failedTitle: 'Senaste kontakten misslyckades',
  needsReconnectTitle: 'Anslutningen gäller inte längre',
  keyIntro:
    'Skapa en API-nyckel i FASDOK, under Inställningar, och klistra in den här. Nyckeln sparas krypterad.',
} as const;
