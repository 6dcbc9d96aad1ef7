import {
  type IntegrationName,
  type IntegrationRemoval,
  type IntegrationState,
  integrationLabel,
} from '@husrum/contract/integration';
import { formatNumber } from '@husrum/format';

const stateLabel: Readonly<Record<IntegrationState, string>> = {
  CONNECTED: 'Ansluten',
  NEEDS_RECONNECT: 'Behöver anslutas igen',
};

/** The purpose of each service. */
const serviceText: Readonly<Record<IntegrationName, string>> = {
  FASDOK: 'Fastighetsägarnas dokumenttjänst. Skapa hyresavtal från deras mallar, direkt från en uthyrning.',
  FORTNOX: 'Bokföringsprogram. Hyresavier bokförs i Fortnox, och betalningar hämtas därifrån.',
  VISMA: 'Bokföringsprogram. Hyresavier bokförs i Spiris (Visma), och betalningar hämtas därifrån.',
};

/** What happens when a service is unlinked. */
const unlinkText: Readonly<Record<IntegrationName, string>> = {
  FASDOK:
    'Avtal som redan är skapade finns kvar med sina filer. Deras status uppdateras inte längre, och nya avtal kan inte skapas i FASDOK.',
  FORTNOX: 'Det som finns i Fortnox ligger kvar där.',
  VISMA: 'Det som finns i Spiris (Visma) ligger kvar där.',
};

const unsentText = (count: number): string =>
  count === 1
    ? '1 hyresavi som inte är skickad slutar synkas. Är den inte bokförd där hamnar den i Kräver åtgärd, tills du gör om den till en manuell avi.'
    : `${formatNumber(count)} hyresavier som inte är skickade slutar synkas. De som inte är bokförda där hamnar i Kräver åtgärd, tills du gör om dem till manuella avier.`;
const unpaidText = (count: number): string =>
  count === 1
    ? '1 hyresavi som är skickad men inte betald slutar synkas. Betalning och kreditering registrerar du för hand, både här och i programmet.'
    : `${formatNumber(count)} hyresavier som är skickade men inte betalda slutar synkas. Betalningar och krediteringar registrerar du för hand, både här och i programmet.`;
const waitingText = (count: number): string =>
  count === 1
    ? '1 ändring som väntar på att föras över till programmet görs inte.'
    : `${formatNumber(count)} ändringar som väntar på att föras över till programmet görs inte.`;

/** What happens to companies and invoices when an accounting program is unlinked: one text for each consequence. */
const consequences = ({ companies, unsent, unpaid, waiting }: IntegrationRemoval): string[] => [
  companies.length === 0
    ? 'Inget företag aviserar genom kopplingen.'
    : `${companies.join(', ')} övergår till manuella avier.`,
  ...(unsent + unpaid === 0 ? ['Inga pågående hyresavier slutar synkas.'] : []),
  ...(unsent === 0 ? [] : [unsentText(unsent)]),
  ...(unpaid === 0 ? [] : [unpaidText(unpaid)]),
  ...(waiting === 0 ? [] : [waitingText(waiting)]),
];

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
  simulated: 'Simulator',
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
  consequences,
  cancel: 'Avbryt',
  accounting: 'Konton och kostnadsställen',
  syncNow: 'Synka nu',
  firstSteps: {
    title: 'Nästa steg',
    text: (name: IntegrationName): string =>
      `Se vilka kunder och öppna fakturor i ${integrationLabel[name]} som motsvarar dina hyresgäster och avier. Ingenting ändras förrän du väljer Koppla. Välj sedan ${integrationLabel[name]} i faktureringsinställningarna för de företag som ska använda programmet.`,
    toCompanies: 'Till företagen',
  },
  unlinkFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  more: 'Fler val',
  company: (name: string, organisationNumber: string) => `${name} (${organisationNumber})`,
  facts: {
    service: 'Tjänst',
    company: 'Företag',
    since: 'Ansluten sedan',
    lastSync: 'Senaste synk',
    nextSync: 'Nästa synk',
  },
  never: 'Aldrig',
  notPlanned: 'Inte planerad',
  failedTitle: 'Senaste kontakten misslyckades',
  needsReconnectTitle: 'Anslutningen gäller inte längre',
  neverConnectedTitle: 'Anslutningen blev inte klar',
  simulatedKeyHint:
    'I simulatorn duger valfri nyckel med minst åtta tecken. Innehåller den ”fel” nekas den, så att det går att prova.',
  keyIntro:
    'Skapa en API-nyckel i FASDOK, under Inställningar, och klistra in den här. Nyckeln sparas krypterad.',
} as const;
