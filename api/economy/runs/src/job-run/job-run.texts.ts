import { type InvoiceType, invoiceTypeLabel } from '@husrum/contract/invoice';
import type { JobRunKind } from '@husrum/contract/job-run';
import { formatCount, formatMonth, pluralize } from '@husrum/format';

const titles: Readonly<Record<JobRunKind, (period: string) => string>> = {
  GENERATE: (month) => `Hyresavier för ${formatMonth(month)}`,
  SEND: (month) => `Utskick av hyresavier för ${formatMonth(month)}`,
  OVERDUE: (day) => `Förfallna hyresavier ${day}`,
  ADJUST: (day) => `Hyresjusteringar ${day}`,
  // The period is the day and random characters.
  MAIL: (period) => `Utskick ${period.slice(0, 10)}`,
  REMIND: (period) => `Påminnelser ${period.slice(0, 10)}`,
  ARCHIVE: (day) => `Arkiverade uthyrningar ${day}`,
};

/** `Hyresavier för januari 2027`. */
export const runTitle = (kind: JobRunKind, period: string): string => titles[kind](period);

/** The notification of the users when a run could not do everything. */
export const failureNotification = (title: string, failures: number, reason: string | null) => ({
  title: `${title}: allt kunde inte göras`,
  body: [failures > 1 ? `${failures} misslyckades.` : null, reason].filter((part) => part !== null).join(' '),
});

/** The notification of the users when a run by the schedule has invoices that cannot be mailed. */
export const byHandNotification = (title: string, count: number) => ({
  title: `${title}: ${formatCount(count, 'avi', 'avier')} att lämna på papper`,
  body: `Hyresgästen saknar mejladress. Lämna ${pluralize(count, 'avin', 'avierna')} på annat sätt och markera ${pluralize(count, 'den som skickad', 'dem som skickade')}, eller lägg till en adress.`,
});

export const jobRunTexts = {
  unexpectedError: (error: string) => `Oväntat fel: ${error}`,
  onlyFailedRunsRestart: 'Bara en misslyckad körning kan startas om.',
  chooseIntegration: 'Välj ett bokföringsprogram som är kopplat under Integrationer.',
  autoInvoicingOff: 'Företagets avier skapas inte längre automatiskt.',

  bookedFirst: (type: InvoiceType) =>
    `Bokförs först i ${invoiceTypeLabel[type]} och skickas sedan av sig själv.`,
  earlierMonthFailed: 'En tidigare månad har misslyckats för uthyrningen',

  notReadyOrAlreadySent: 'Avin är inte redo att skickas, eller har redan skickats.',
  nothingToSend: 'Inga hyresavier är redo att skickas.',
} as const;
