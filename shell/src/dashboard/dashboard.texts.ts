export const dashboardTexts = {
  title: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
  documentTitle: 'Översikt',
  goodMorning: 'God morgon',
  goodEvening: 'God kväll',
  hello: 'Hej',
  calendar: 'Kalender',
  unpaidInvoices: 'Obetalda hyresavier',
  unsentInvoices: 'Ej skickade hyresavier',
  activeLeases: 'Aktiva uthyrningar',
  vacancies: 'Vakanser',
} as const;

export const firstStepsTexts = {
  title: 'Kom igång',
  progress: 'Så långt har du kommit',
  done: 'Klart',
  company: 'Skapa ditt företag',
  companyText: 'Företaget är avsändare på hyresavierna. Här anger du bankgiro och när avier skapas.',
  entity: 'Lägg till en fastighet med objekt',
  entityText: 'Lägenheter, lokaler och parkeringar som du hyr ut.',
  lease: 'Registrera en uthyrning',
  leaseText: 'Vem som hyr, från när och till vilken hyra.',
  invoice: 'Skapa den första hyresavin',
  invoiceText: 'Granska den, skicka den och följ betalningen.',
} as const;

/** A text for one and a text for several. */
type Plural = (count: number) => string;
const plural =
  (one: string, many: string): Plural =>
  (count) =>
    count === 1 ? one : many;

export const toDoTexts = {
  title: 'Att göra',
  allDone: 'Allt är gjort',
  nothing: 'Inget väntar på dig just nu.',
  summary: (count: number) => `${count} ${count === 1 ? 'sak' : 'saker'} att göra.`,
  invoiceError: plural('hyresavi kräver åtgärd', 'hyresavier kräver åtgärd'),
  invoiceOverdue: plural('hyresavi är förfallen', 'hyresavier är förfallna'),
  invoiceReview: plural('hyresavi att attestera', 'hyresavier att attestera'),
  invoiceReady: plural('hyresavi redo att skickas', 'hyresavier redo att skickas'),
  leaseEnding: plural('uthyrning upphör snart', 'uthyrningar upphör snart'),
  newTicket: plural('nytt ärende', 'nya ärenden'),
  failedRun: plural('körning misslyckades', 'körningar misslyckades'),
  unbilledPeriod: plural('ofakturerad period', 'ofakturerade perioder'),
} as const;
