import { catalogue, type ProblemKey } from './catalogue';

export type Fields = Readonly<Record<string, readonly string[]>>;

interface Details {
  /** Replaces the catalogue's sentence when a better one can be said. */
  message?: string;
  /** Texts under fields, by the field's path. */
  fields?: Fields;
}

/** A refusal that the caller is told about. Anything else that is thrown becomes 'Något gick fel'. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;

  constructor(
    readonly key: ProblemKey,
    readonly details: Details = {},
  ) {
    super(details.message ?? catalogue[key].message);
    this.status = catalogue[key].status;
  }
}

export const problem = (key: ProblemKey, details?: Details): Problem => new Problem(key, details);

/** Bad input found by a rule rather than by the schema: `throw invalid({ stop: ['Slutdatum …'] })`. */
export const invalid = (fields: Fields): Problem => {
  const [first] = Object.values(fields).flat();
  return problem('invalid', { fields, ...(first ? { message: first } : {}) });
};

/** The row, or 404: what another account owns does not exist. */
export const orNotFound = <T>(row: T | null | undefined): T => {
  if (row === null || row === undefined) throw problem('notFound');
  return row;
};
