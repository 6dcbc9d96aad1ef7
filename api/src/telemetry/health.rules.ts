/** How a build does with those who have it, by page visits. */
export interface Health {
  readonly visits: number;
  /** Visits that met an error. */
  readonly failed: number;
  /** Milliseconds; null when nothing was timed. */
  readonly loadP75: number | null;
}

/** The share of visits that failed, 0–1; null when there were none. */
export const errorRateOf = ({ visits, failed }: Pick<Health, 'visits' | 'failed'>): number | null =>
  visits === 0 ? null : failed / visits;
