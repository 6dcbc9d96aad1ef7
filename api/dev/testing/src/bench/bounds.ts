/** The performance that the product promises on 2 cores. The benchmark fails beyond these bounds. */
export const bounds = {
  /** Invoices that the rent engine calculates per second on one core. */
  invoicesPerSecond: 20_000,
  /** Invoices of the monthly run: created, rendered and mailed. */
  invoices: 5000,
  monthSeconds: 60,
  /** Response times of reads during the monthly run: the 95th percentile, and the maximum. */
  readMilliseconds: 200,
  longestReadMilliseconds: 200,
  /** The size of the exported report, and the memory that its export takes in addition to that of the server at rest. */
  exportRows: 1_200_000,
  exportMegabytes: 150,
  /**
   * Lists and calendar of activities, in a portfolio of this size: the 95th percentile of the calls divided by that of their
   * queries alone.
   */
  listObjects: 5000,
  listActivities: 40_000,
  listRatio: 2,
  /**
   * The rows of the uploaded files, and how slow `/health` may be while they are read: its 95th percentile divided by that at rest.
   */
  uploadRows: 10_000,
  uploadHealthRatio: 3,
  /** The payments of the bank file, and the sent invoices of the aged balances, that are measured beside SQL alone. */
  filePayments: 5000,
  agedInvoices: 120_000,
  /** The time of the match of a bank file with twice the payments, divided by that of the file. */
  matchingRatio: 3,
} as const;

export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The bounds; `max` is null when the product promises no maximum. */
  min?: number;
  max?: number | null;
}

export const isWithinBound = ({ value, min, max }: Measurement): boolean =>
  (min === undefined || value >= min) && (max == null || value <= max);
