import { formatCount, pluralize } from '@husrum/format';
export const dashboardTexts = {
  title: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
  documentTitle: 'Översikt',
  goodMorning: 'God morgon',
  goodEvening: 'God kväll',
  hello: 'Hej',
  calendar: 'Kalender',
  unpaidInvoices: 'Obetalda hyresavier',
  amountLeft: (amount: string) => `${amount} kvar att betala`,
  unsentInvoices: 'Ej skickade hyresavier',
  activeLeases: 'Aktiva uthyrningar',
  vacancies: 'Vakanta objekt',
} as const;

const plural =
  (one: string, many: string) =>
  (count: number): string =>
    pluralize(count, one, many);

export const toDoTexts = {
  title: 'Att göra',
  allDone: 'Allt är gjort',
  nothing: 'Inget väntar på dig just nu.',
  summary: (rows: number) => `${formatCount(rows, 'rad', 'rader')} under Att göra.`,
  invoiceError: plural('hyresavi kräver åtgärd', 'hyresavier kräver åtgärd'),
  invoiceOverdue: plural('hyresavi är förfallen', 'hyresavier är förfallna'),
  invoiceReview: plural('hyresavi att attestera', 'hyresavier att attestera'),
  invoiceReady: plural('hyresavi redo att skickas', 'hyresavier redo att skickas'),
  leaseEnding: plural(
    'uthyrning är uppsagd eller upphör snart',
    'uthyrningar är uppsagda eller upphör snart',
  ),
  newTicket: plural('nytt ärende', 'nya ärenden'),
  failedRun: plural('körning misslyckades', 'körningar misslyckades'),
  overdueMaintenance: plural('aktivitet är försenad', 'aktiviteter är försenade'),
  overdueInspection: plural('myndighetskrav har förfallit', 'myndighetskrav har förfallit'),
  divergence: plural(
    'skillnad mot bokföringsprogrammet att avgöra',
    'skillnader mot bokföringsprogrammet att avgöra',
  ),
  restart: 'Starta om',
  restartRun: (run: string) => `Starta om ${run}`,
  restarted: 'Körningen är startad på nytt',
  unbilledPeriod: plural('ofakturerad period', 'ofakturerade perioder'),
} as const;
