import { routes } from '@husrum/contract/routes';
import { fromOre, type LocalDate } from '@husrum/format';
import type { NewNotification } from './new-notification';
import { summaryTexts } from './summary.texts';

/** A part of the summary. For each part a setting in the user's profile decides whether it is also mailed. */
export type SummaryKind = 'invoice' | 'overdue' | 'lease';

export interface SummaryNotification extends NewNotification {
  readonly kind: SummaryKind;
}

interface EntityName {
  readonly name: string;
  readonly house: string | null;
}

/** Facts that are new since the last summary, and totals. */
export interface SummaryFacts {
  /** Ids of invoices that need action. */
  readonly newErrors: readonly number[];
  /** Ids of invoices that have become overdue. */
  readonly newOverdue: readonly number[];
  /** All overdue invoices: how many they are, and what is left to pay on them. */
  readonly overdueCount: number;
  readonly overdueOre: number;
  readonly endingLeases: readonly (EntityName & { readonly id: number; readonly stop: LocalDate })[];
  /** `rate`: percent. */
  readonly executedAdjustments: readonly (EntityName & { readonly rate: string })[];
}

/** The notifications of one morning. Things of the same kind are summed. */
export const buildSummary = (facts: SummaryFacts): SummaryNotification[] => {
  const notifications: SummaryNotification[] = [];
  const [error] = facts.newErrors;
  if (error !== undefined)
    notifications.push({
      kind: 'invoice',
      type: 'invoice',
      ...summaryTexts.errors(facts.newErrors.length),
      link:
        facts.newErrors.length === 1
          ? routes.invoice.detail({ id: error })
          : routes.invoice.byStatus({ status: 'error' }),
    });
  if (facts.newOverdue.length > 0)
    notifications.push({
      kind: 'overdue',
      type: 'invoice',
      ...summaryTexts.overdue(facts.newOverdue.length, facts.overdueCount, fromOre(facts.overdueOre)),
      link: routes.invoice.byStatus({ status: 'overdue' }),
    });
  const [lease] = facts.endingLeases;
  if (lease !== undefined)
    notifications.push({
      kind: 'lease',
      type: 'lease',
      ...summaryTexts.ending(facts.endingLeases),
      link:
        facts.endingLeases.length === 1
          ? routes.lease.detail({ id: lease.id })
          : routes.lease.byState({ filter: 'ending' }),
    });
  if (facts.executedAdjustments.length > 0)
    notifications.push({
      kind: 'lease',
      type: 'rent-adjustment',
      ...summaryTexts.adjustments(facts.executedAdjustments),
      link: routes.rentAdjustment.overview(),
    });
  return notifications;
};
