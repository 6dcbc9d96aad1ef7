import { formatCount, formatPercent } from '@husrum/format';

export const rentAdjustmentTexts = {
  dayPassed: 'Datumet har passerat. Lämna det tomt för att justera i dag.',
  notExecuted: 'Justeringen är inte genomförd.',
  notExecutedRemoveInstead: 'Justeringen är inte genomförd. Ta bort den i stället.',
  alreadyRestored: 'Justeringen är redan återställd.',
  nothingToRestore: 'Det finns inget att återställa: hyrorna har ändrats sedan dess.',
  removed: 'Hyresjusteringen är borttagen',
  removedMany: (count: number) =>
    formatCount(count, 'hyresjustering borttagen', 'hyresjusteringar borttagna'),
  hasSupplement: 'Det finns redan en tilläggsavi för mellanskillnaden.',
  noDifference: 'Det finns ingen mellanskillnad att ta ut.',
  supplementRow: (reference: string | null, explanation: string) =>
    reference === null ? explanation : `Avi ${reference}: ${explanation}`,

  /** Reasons in the history of recalculated invoices: `hyresjustering 3,2 % från 2027-01-01`. */
  adjusted: (rate: number | string, from: string) =>
    `hyresjustering ${formatPercent(Number(rate))} från ${from}`,
  restored: (from: string) => `hyresjustering återställd från ${from}`,
} as const;
