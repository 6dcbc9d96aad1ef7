export type SheetProblem = 'unreadable' | 'tooManyRows' | 'tooManyColumns' | 'rowTooLong' | 'openQuote';

/** The file cannot be read as a table, or is larger than the limits. */
export class SheetError extends Error {
  override name = 'SheetError';

  constructor(
    readonly reason: SheetProblem,
    options?: ErrorOptions,
    /** The number of the line at which reading stopped, if there is one. */
    readonly line?: number,
  ) {
    super(`The table is ${reason}`, options);
  }
}
