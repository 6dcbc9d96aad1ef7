import type { ChosenColumns } from './csv-columns.types';

/** The texts for the chosen columns that cannot be what they were chosen for. */
export type ColumnErrors = { readonly [Name in keyof ChosenColumns]?: string };

/** Thrown when a user chose columns that the file does not have, or in which no row has a day or an amount. */
export class InvalidColumnsError extends Error {
  override readonly name = 'InvalidColumnsError';

  constructor(readonly errors: ColumnErrors) {
    super('The columns cannot be read');
  }
}
