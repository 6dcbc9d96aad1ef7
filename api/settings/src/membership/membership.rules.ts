import type { LocalDate } from '@husrum/format';

/** How long a business keeps its access after a failed payment, in days. The provider tries the card again during this time. */
export const PAST_DUE_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether a payment has failed, and its invoice is still open. */
export const isUnpaid = (status: string | null): boolean => status === 'past_due' || status === 'unpaid';

interface SubscriptionState {
  readonly status: string | null;
  readonly pastDueSince: Date | null;
}

/** Whether the subscription gives access. After a failed payment, access ends with the grace period. */
export const isAccessGranted = ({ status, pastDueSince }: SubscriptionState, now: Date): boolean => {
  if (status === 'active' || status === 'trialing') return true;
  if (status !== 'past_due') return false;
  const failedForMs = pastDueSince === null ? 0 : now.getTime() - pastDueSince.getTime();
  return failedForMs < PAST_DUE_GRACE_DAYS * DAY_MS;
};

/** How many days before the end of the trial the administrators of the business are reminded. */
export const TRIAL_REMINDER_DAYS = [7, 1] as const;

/** The reminder that is due, by the days left of the trial: 7, then 1. The result is undefined when none is. */
export const findTrialReminder = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : TRIAL_REMINDER_DAYS.findLast((days) => daysLeft <= days);

interface SubscriptionOrTrial {
  readonly member: boolean;
  readonly status: string | null;
  readonly trial_ends_on: LocalDate;
}

/**
 * Whether the access is that of the trial: nothing else gives access, and its days are not over. A subscription that was cancelled at
 * once, or never paid for the first time, leaves the trial as it was.
 */
export const isOnTrialOnly = (
  { member, status, trial_ends_on }: SubscriptionOrTrial,
  today: LocalDate,
): boolean => !member && !isUnpaid(status) && trial_ends_on >= today;

const OPEN_STATUSES: readonly (string | null)[] = ['trialing', 'active', 'past_due', 'unpaid'];

/** Whether a subscription with this status can be changed in the provider's portal: it runs, or its open invoice can be paid. */
export const isSubscriptionOpen = (status: string | null): boolean => OPEN_STATUSES.includes(status);
