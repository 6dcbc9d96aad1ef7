/** How long a business keeps its access after a failed payment, in days. The provider tries the card again meanwhile. */
export const PAST_DUE_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

interface SubscriptionState {
  readonly status: string | null;
  readonly pastDueSince: Date | null;
}

/** Whether the subscription gives access. A failed payment takes it after the days of grace. */
export const givesAccess = ({ status, pastDueSince }: SubscriptionState, now: Date): boolean => {
  if (status === 'active' || status === 'trialing') return true;
  if (status !== 'past_due') return false;
  const failedForMs = pastDueSince === null ? 0 : now.getTime() - pastDueSince.getTime();
  return failedForMs < PAST_DUE_GRACE_DAYS * DAY_MS;
};

/** How many days before the end of the trial its administrators get a mail. */
export const TRIAL_REMINDER_DAYS = [7, 1] as const;

/** The reminder that is due, by the days left of the trial: 7, then 1. Undefined when none is. */
export const trialReminder = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : TRIAL_REMINDER_DAYS.findLast((days) => daysLeft <= days);

const RUNNING_STATUSES: readonly (string | null)[] = ['trialing', 'active', 'past_due', 'unpaid'];

/** Whether a subscription with this status of the provider can be changed: it still runs, or its open invoice can be paid. */
export const isRunning = (status: string | null): boolean => RUNNING_STATUSES.includes(status);
