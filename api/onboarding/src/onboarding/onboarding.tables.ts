import type { AccountColumn, Timestamp } from '@husrum/api-platform';
import type { OnboardingTaskKey } from '@husrum/contract/onboarding';

export interface OnboardingTables {
  /** An optional task that somebody has skipped for the business. */
  onboarding_skip: { billable_id: AccountColumn; task: OnboardingTaskKey; created_at: Timestamp };
}

declare global {
  interface DatabaseTables extends OnboardingTables {}
}
