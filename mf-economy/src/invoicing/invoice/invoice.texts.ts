import type { InvoiceKind } from '@husrum/contract/invoice';
import { formatCount, formatKronor } from '@husrum/format';

/** What happens to the period of a rent invoice that is cancelled or removed. A supplement's period is invoiced by another invoice. */
const freePeriod = (kind: InvoiceKind): string =>
  kind === 'RENT'
    ? ' Perioden kan aviseras på nytt, men normalt skapas den inte automatiskt igen: du hittar den under Ofakturerade perioder.'
    : '';

const shortCount = (count: number): string => formatCount(count, 'avi', 'avier');
/** `2 kreditavier om −500 kr`. */
const creditCount = (count: number, amount: number): string =>
  `${formatCount(count, 'kreditavi', 'kreditavier')} om ${formatKronor(amount)}`;

export const invoiceTexts = {
  showLedger: 'Visa reskontra',
  showLedgerOf: (tenant: string) => `Reskontra för ${tenant}`,
  title: 'Hyresavier',
  all: 'Alla hyresavier',
  allTab: 'Alla',
  sending: 'Utskick',
  unsent: 'Ej skickade',
  syncState: 'Synkronisering',
  syncStopped: 'Inaktiverad',
  writeOffs: 'Avskrivning',
  writtenOff: 'Avskrivna',
  cancelledInvoices: 'Makulerade',
  notCancelled: 'Utan makulerade',
  /** `1 hyresavi`, `12 hyresavier`. */
  count: (count: number) => formatCount(count, 'hyresavi', 'hyresavier'),
  /** `1 avi`, `12 avier`. */
  shortCount,
  invoiceNumber: (reference: string) => `Avi ${reference}`,
  creditCount,
  and: (first: string, second: string) => `${first} och ${second}`,
  /** `4 avier om 1 330 kr och 2 kreditavier om −500 kr`, or the credit invoices alone. `amount` is what the tenants are asked to pay. */
  countWithCredits: (count: number, amount: number, credits: number, creditAmount: number) =>
    [
      ...(count > 0 ? [`${shortCount(count)} om ${formatKronor(amount)}`] : []),
      creditCount(credits, creditAmount),
    ].join(' och '),
  /** Says "sparat", because "skapad" means that the invoice has a number: see `notGenerated`. */
  draftSaved: 'Utkastet till hyresavin är sparat',
  none: 'Det finns inte några hyresavier',
  noneText: 'En hyresavi skapas för en uthyrning och en period. Du granskar den innan den skickas.',
  /** The empty list of one status. */
  noneByStatus: {
    review: 'Inga hyresavier väntar på attestering',
    unpaid: 'Inga hyresavier är obetalda',
    ready: 'Inga hyresavier är redo att skickas',
    error: 'Inga hyresavier kräver åtgärd',
    overdue: 'Inga hyresavier är förfallna',
    sent: 'Inga hyresavier är skickade',
  },
  noLease: 'Saknar koppling',
  notGenerated: 'Ej skapad',
  sum: 'Summa i urvalet, med moms',
  sumExcludingVat: (amount: number) => `Belopp utan moms: ${formatKronor(amount)}`,
  creditsIncluded: (count: number, amount: number) => `varav ${creditCount(count, amount)}`,

  unpaid: 'Utestående betalningar',
  readyToSend: 'Redo att skickas',
  overdue: 'Förfallna',

  sendNow: 'Skicka nu',
  status: 'Status',
  sent: 'Skickad',
  due: 'Förfaller',
  type: 'Typ',
  amount: 'Belopp',
  left: 'Kvar',
  daysLate: (days: number) => `${formatCount(days, 'dag', 'dagar')} sen`,
  entity: 'Objekt',
  tenant: 'Hyresgäst',
  ocr: 'OCR',
  period: 'Period',
  reference: 'Referens',

  referenceOrOcr: 'Referens eller OCR',
  periodFrom: 'Period från',
  periodTo: 'Period till',
  startFrom: 'Perioden börjar tidigast',
  startTo: 'Perioden börjar senast',
  dueFrom: 'Förfaller från',
  dueTo: 'Förfaller till',

  create: 'Skapa hyresavi',
  pickLease: 'Vilken uthyrning gäller avin?',
  searchLease: 'Sök uthyrning',
  searchLeaseHint: 'Objekt, hyresgäst eller referens',
  noLeases: 'Det finns inte några uthyrningar',
  createLease: 'Skapa uthyrning',
  pickAnotherLease: 'Välj en annan uthyrning',
  supplement: 'Tilläggsavi utan hyra',
  supplementHint: 'För en period som redan är aviserad. Du fyller i raderna själv.',

  document: 'Avin som hyresgästen ser den',
  draft: 'Utkast – inte skickad',
  preview: 'Förhandsgranska',
  credits: 'Krediterar',
  creditedBy: 'Krediterad med',

  timeline: 'Händelser',
  planned: (day: string) => `Planeras ${day}`,
  sendingMissed: (day: string) => `Skulle ha skickats ${day}`,
  notSentByRun: 'Skickas inte automatiskt',
  deadline: (day: string) => `Senast ${day}`,
  remaining: 'Återstår',

  generate: 'Skapa som manuell avi',
  generateText: 'Avin får en referens och ett OCR-nummer. Lämna fälten tomma så väljer Husrum nästa nummer.',
  generateSubmit: 'Skapa avi',
  generated: (reference: string) => `Avi ${reference} är skapad`,
  nextNumber: 'Nästa nummer',
  calculated: 'Räknas fram',
  connect: 'Koppla Fortnox eller Spiris under Integrationer',
  connectWhy: 'för att i stället skapa avin där.',
  generateIn: {
    FORTNOX: 'Skapa i Fortnox',
    VISMA: 'Skapa i Spiris (Visma)',
  },
  generatingIn: (program: string) => `Avin skapas i ${program}. Det kan ta en stund.`,
  generatedIn: (reference: string, program: string) => `Avi ${reference} är skapad i ${program}`,
  generateFailed: 'Hyresavin kunde inte skapas',
  openIntegrations: 'Öppna Integrationer',
  bookkeep: 'Bokför',
  bookkeepQuestion: (program: string) =>
    `Avin bokförs i ${program}. Sedan kan den inte ändras eller makuleras, bara krediteras.`,
  bookkept: 'Hyresavin är bokförd',
  autogiro: 'Autogiro',
  accounting: {
    title: 'Bokföring',
    program: 'Program',
    simulator: 'Simulator',
    number: 'Nummer där',
    noNumber: 'Inget ännu',
    booked: 'Bokförd',
    notBooked: 'Nej',
    synced: 'Senast synkad',
    neverSynced: 'Inte ännu',
    waiting: 'Väntar',
    waitingHint: 'Görs av sig själv.',
    problem: 'Stannade',
    retry: 'Försök igen',
    retried: (program: string) => `Det gick bra i ${program}`,
    retriedLater: (program: string) =>
      `${program} svarar inte just nu. Det görs av sig själv så snart det går.`,
    syncOff: 'synkronisering inaktiverat',
    syncOffText: (program: string) =>
      `Betalningar och ändringar i ${program} hämtas inte för den här avin förrän synkroniseringen är återaktiverad.`,
  },

  markReady: 'Attestera',
  markedReady: 'Hyresavin är redo att skickas',
  cancel: 'Makulera',
  cancelQuestion: (kind: InvoiceKind) => `Hyresavin makuleras. Det går inte att ångra.${freePeriod(kind)}`,
  cancelled: 'Hyresavin är makulerad',
  credit: 'Kreditera',
  remove: 'Ta bort',
  removeQuestion: (kind: InvoiceKind) => `Hyresavin tas bort.${freePeriod(kind)}`,
  removed: 'Hyresavin är borttagen',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  reactivateSync: 'Återaktivera synkronisering',
  syncReactivated: 'Synkroniseringen är återaktiverad',
  syncFailed: 'Synkroniseringen misslyckades, kontrollera händelseloggen',
} as const;
