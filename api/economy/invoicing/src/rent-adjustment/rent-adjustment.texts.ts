import { formatCount, formatNumber, formatPercent } from '@husrum/format';

export const rentAdjustmentTexts = {
  dayPassed: 'Datumet har passerat. Lämna det tomt för att justera i dag.',
  alreadyScheduled: (day: string, rate: number | string) =>
    `Objektet justeras redan ${day} med ${formatPercent(Number(rate))}. Ändra den justeringen i stället.`,
  alreadyExecuted: (rate: number | string) =>
    `Objektet har redan justerats i dag med ${formatPercent(Number(rate))}.`,
  dayOnSentInvoices: (count: number) =>
    `Dagen kan inte ändras: justeringen är redan med på ${formatCount(count, 'skickad hyresavi', 'skickade hyresavier')}.`,
  onSentInvoices: (count: number) =>
    `Justeringen är redan med på ${formatCount(count, 'skickad hyresavi', 'skickade hyresavier')}. Ändra procenten, eller låt den genomföras och återställ den sedan.`,
  notExecuted: 'Justeringen är inte genomförd.',
  notExecutedRemoveInstead: 'Justeringen är inte genomförd. Ta bort den i stället.',
  byIndex: 'Hyran är ändrad av en indexuppräkning. Ångra den under Ekonomi, Indexuppräkning.',
  alreadyRestored: 'Justeringen är redan återställd.',
  nothingToRestore: 'Det finns inget att återställa: hyrorna har ändrats sedan dess.',
  removed: 'Hyresjusteringen är borttagen',
  removedMany: ({ removed, kept }: { removed: number; kept: number }) => {
    const text = formatCount(removed, 'hyresjustering borttagen', 'hyresjusteringar borttagna');
    return kept === 0 ? text : `${text}, ${formatNumber(kept)} kvar som redan är med på skickade hyresavier`;
  },
  hasSupplement: 'Det finns redan en tilläggsavi för mellanskillnaden.',
  restoredDifference: 'Justeringen är återställd: det finns ingen mellanskillnad att ta ut.',
  noDifference: 'Det finns ingen mellanskillnad att ta ut.',
  supplementRow: (reference: string | null, explanation: string | null) =>
    [reference === null ? null : `Avi ${reference}`, explanation].filter((part) => part !== null).join(': '),

  /** Reasons in the history of recalculated invoices: `hyresjustering 3,2 % från 2027-01-01`. */
  adjusted: (rate: number | string, from: string) =>
    `hyresjustering ${formatPercent(Number(rate))} från ${from}`,
  /** `adjustedReason` is the `adjusted` text of an adjustment that will not be executed any more. */
  unscheduled: (adjustedReason: string) => `borttagen ${adjustedReason}`,
  restored: (from: string) => `hyresjustering återställd från ${from}`,
} as const;
