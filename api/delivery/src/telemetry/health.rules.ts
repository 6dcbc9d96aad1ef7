/** The health of a build, measured in page visits. */
export interface Health {
  readonly visits: number;
  /** Visits with an error. */
  readonly failed: number;
  /** The 75th percentile of the load time in milliseconds. It is null without timings. */
  readonly loadP75: number | null;
}

/** The share of failed visits, 0–1. The result is null without visits. */
export const errorRate = ({ visits, failed }: Pick<Health, 'visits' | 'failed'>): number | null =>
  visits === 0 ? null : failed / visits;
