import { notificationKinds } from '@husrum/contract/notification';
import { fromOre, type LocalDate } from '@husrum/format';
import { makeNotification, type NewNotification } from './new-notification';
import { summaryTexts } from './summary.texts';

/** A part of the summary. Its setting in the user's profile decides whether it is also mailed. */
type SummaryNotification = NewNotification<'everyone', SummarySetting>;
export type SummarySetting = (typeof summarySettings)[number];

/** The settings in the user's profile that choose parts of the summary. */
export const summarySettings = [
  notificationKinds.invoiceError.mail,
  notificationKinds.invoiceOverdue.mail,
  notificationKinds.leaseEnding.mail,
] as const;

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
  const { newErrors, newOverdue, overdueCount, overdueOre, endingLeases, executedAdjustments } = facts;
  if (newErrors.length > 0)
    notifications.push(
      makeNotification(notificationKinds.invoiceError, summaryTexts.errors(newErrors.length), newErrors),
    );
  if (newOverdue.length > 0)
    notifications.push(
      makeNotification(
        notificationKinds.invoiceOverdue,
        summaryTexts.overdue(newOverdue.length, overdueCount, fromOre(overdueOre)),
      ),
    );
  if (endingLeases.length > 0)
    notifications.push(
      makeNotification(notificationKinds.leaseEnding, summaryTexts.ending(endingLeases), endingLeases),
    );
  if (executedAdjustments.length > 0)
    notifications.push(
      makeNotification(
        notificationKinds.rentAdjustmentExecuted,
        summaryTexts.adjustments(executedAdjustments),
      ),
    );
  return notifications;
};
