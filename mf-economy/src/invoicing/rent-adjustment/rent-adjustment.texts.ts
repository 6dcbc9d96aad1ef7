import { formatNumber } from '@husrum/format';
import { leaseTexts } from '../../lease/lease.texts';

interface ScheduledItem {
  entity: string;
  rate: string;
  date: string;
  leases: number;
}

export const rentAdjustmentTexts = {
  title: 'Hyresjusteringar',
  create: 'Justera hyror',
  none: 'Det finns inte några hyresjusteringar',
  noneText:
    'En hyresjustering höjer eller sänker hyran i procent, för ett objekt eller för allt som ligger under det. Du ser vad den innebär innan den genomförs.',
  noneOfEntity: 'Hyran har inte justerats',

  entity: 'Objekt',
  rate: 'Procent',
  scheduledAt: 'Schemalagd',
  executedAt: 'Genomförd',
  leases: 'Uthyrningar',
  status: 'Status',

  entityToAdjust: 'Vad ska justeras?',
  searchEntity: 'Sök objekt',
  noEntities: 'Det finns inte några objekt att justera',
  noEntitiesText: 'Lägg först upp en fastighet, en lägenhet eller en lokal under Objekt.',
  toEntities: 'Till objekten',
  changeEntity: 'Byt objekt',
  rateHint: '3,2 höjer hyran med 3,2 %. Minus före talet sänker den.',
  dateHint: 'Lämna tomt för att justera direkt.',
  addons: 'Justera även uthyrningarnas tillägg',

  immediate: 'Justeringen genomförs direkt när du sparar',
  immediateText: (today: string) =>
    `Hyrorna ändras från i dag, ${today}, och hyresavier som inte är skickade räknas om. Ange ett senare datum för att schemalägga i stället.`,
  onDate: (date: string) => `Justeringen genomförs ${date}`,
  onDateText:
    'Hyresavier för tid från den dagen får den nya hyran redan nu, och de som inte är skickade räknas om. Fram till dess kan du ändra eller ta bort den.',
  runNow: 'Justera direkt',
  schedule: 'Schemalägg',
  runNowQuestion:
    'Hyrorna ändras direkt och hyresavier som inte är skickade räknas om. Skickade hyresavier ändras inte.',
  executed: (leases: number) => `Hyresjusteringen är genomförd: ${leaseTexts.count(leases)}`,
  scheduled: (date: string) => `Hyresjusteringen är schemalagd till ${date}`,

  effect: 'Vad justeringen innebär',
  effectPrompt: 'Välj objekt och procent så visas den nya hyran för varje uthyrning.',
  noLeases: 'Ingen uthyrning berörs',
  noLeasesText: 'Den begärda hyran ändras för objekt som går att hyra ut.',
  lease: 'Uthyrning',
  oldRent: 'Hyra före',
  newRent: 'Ny hyra',
  firstInvoice: 'Första avi',
  sentInvoices: 'Skickade avier',
  difference: 'Mellanskillnad',
  invoice: 'Avi',
  oldMonthlyRent: 'Hyra per månad före',
  newMonthlyRent: 'Ny hyra per månad',
  sentDifference: 'Mellanskillnad på skickade avier',
  canBeCredited: 'Kreditera mellanskillnaden på avierna',
  creditDifference: 'Kreditera på avin',
  alreadyScheduled: 'Hyran justeras redan för samma uthyrningar. Procenten läggs ovanpå:',
  agreedRents: (leases: number) =>
    leases === 1
      ? '1 uthyrning har en hyra som är avtalad från samma dag eller senare'
      : `${formatNumber(leases)} uthyrningar har en hyra som är avtalad från samma dag eller senare`,
  agreedRentsText:
    'Justeringen ändrar inte en sådan hyra. Den står under ”Ny hyra”, med dagen den gäller från.',
  agreedFrom: (from: string) => `Avtalat från ${from}:`,
  scheduledItem: ({ entity, rate, date, leases }: ScheduledItem) =>
    `${entity} ${rate}, ${date}: ${leaseTexts.count(leases)}`,
  canBeCharged: 'Kan tas ut med en tilläggsavi efteråt',

  supplementColumn: 'Åtgärd',
  supplement: 'Skapa tilläggsavi',
  supplementFor: (name: string) => `Skapa tilläggsavi för ${name}`,
  supplementButton: 'Skapa',
  supplementQuestion: (amount: string) =>
    `En tilläggsavi på ${amount} skapas för det som de skickade avierna saknar. Du granskar den innan den skickas.`,
  supplementSaved: 'Utkastet till tilläggsavin är sparat',
  showSupplement: 'Visa tilläggsavi',

  edit: 'Redigera',
  editTitle: (name: string) => `Redigera hyresjustering: ${name}`,
  remove: 'Ta bort',
  removeQuestion: (name: string) => `Den schemalagda hyresjusteringen för ${name} tas bort.`,
  removeAll: 'Ta bort alla schemalagda',
  removeAllQuestion: (count: number) =>
    count === 1
      ? 'Den schemalagda hyresjusteringen tas bort. Genomförda justeringar påverkas inte.'
      : `De ${formatNumber(count)} schemalagda hyresjusteringarna tas bort. Genomförda justeringar påverkas inte.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  restore: 'Återställ till föregående villkor',
  restoreQuestion:
    'Uthyrningarna får tillbaka hyran de hade före justeringen, från i dag. De som har ändrats sedan dess behåller sin hyra. Hyresavier som inte är skickade räknas om, och tilläggsavier som inte är skickade tas bort.',
  restoreOk: 'Återställ',
  restoredTag: 'Återställd',
  restores: 'återställer',
  restored: (leases: number) => `Hyran är återställd: ${leaseTexts.count(leases)}`,
} as const;
