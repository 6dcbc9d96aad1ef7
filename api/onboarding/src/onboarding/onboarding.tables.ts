import type { OnboardingTaskKey } from '@husrum/contract/onboarding';
import type { AccountColumn, Timestamp } from '../platform/db';

export interface OnboardingTables {
  /** An optional task that somebody has skipped for the business. */
  onboarding_skip: { billable_id: AccountColumn; task: OnboardingTaskKey; created_at: Timestamp };
}
