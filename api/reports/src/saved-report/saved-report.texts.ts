import type { ReportSchedule } from '@husrum/contract/saved-report';

const interval: Readonly<Record<ReportSchedule, string>> = { WEEKLY: 'varje vecka', MONTHLY: 'varje månad' };

export const savedReportTexts = {
  removed: 'Rapporten är borttagen',
  copyOf: (name: string): string => `${name} (kopia)`,
  notOwn: 'Bara den som har sparat rapporten kan ändra den. Duplicera den i stället.',
  unknownRecipient: 'Välj bland användarna i ert konto',
  failedTitle: 'En schemalagd rapport kunde inte skickas',
  failedBody: (name: string, error: string): string => `${name}: ${error}`,
  mailSubject: (name: string, day: string): string => `${name} ${day}`,
  mailText: (name: string, day: string, rows: string): string =>
    `Här är rapporten ${name} från ${day}. Den har ${rows}.`,
  mailTooLarge: 'Filen är för stor för ett mejl. Öppna rapporten i Husrum och exportera den där.',
  mailReason: (schedule: ReportSchedule): string =>
    `Du får rapporten ${interval[schedule]} för att någon i ert konto har valt dig som mottagare.`,
  open: 'Öppna Rapporter',
} as const;
