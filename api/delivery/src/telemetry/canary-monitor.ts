import type { Claims, Tx } from '@husrum/api-platform';

/** A running canary that a user takes part in. */
export interface ActiveCanary {
  /** The id of the release that started it. */
  readonly id: number;
  readonly remote: string;
  /** The build under test. */
  readonly canaryBuild: string;
  /** The builds the user can have been given. The user's reports count for these only. */
  readonly builds: readonly string[];
}

/** The functions of releases that telemetry calls. An interface, because `release` already imports telemetry. */
export interface CanaryMonitor {
  listActiveCanaries(tx: Tx, user: Claims): Promise<ActiveCanary[]>;
  stopCanaryIfFailing(tx: Tx, canary: ActiveCanary): Promise<void>;
}
