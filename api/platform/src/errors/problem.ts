import { catalogue, type ProblemKey } from './catalogue';

export type Fields = Readonly<Record<string, readonly string[]>>;

interface Details {
  /** Replaces the message of the catalogue. */
  message?: string;
  /** Error texts by field path. */
  fields?: Fields;
}

/** A failure whose message is returned to the caller. Any other error becomes 'Något gick fel'. */
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

/** Invalid input found by a rule instead of the schema: `throw invalidInput({ stop: ['Slutdatum …'] })`. */
export const invalidInput = (fields: Fields): Problem => {
  const [first] = Object.values(fields).flat();
  return problem('invalid', { fields, ...(first ? { message: first } : {}) });
};

/** A multipart call without its part `file`. */
export const fileMissing = (): Problem =>
  problem('fileMissing', { fields: { file: [catalogue.fileMissing.message] } });

/** A file that exceeds the limit, as an error of the field `file`. */
export const fileTooLarge = (message: string = catalogue.fileTooLarge.message): Problem =>
  problem('fileTooLarge', { message, fields: { file: [message] } });

/** The body of a call that takes at most so many bytes. */
export const bodyTooLarge = (limit: number): Problem => {
  const size =
    limit < 1024 * 1024 ? `${Math.floor(limit / 1024)} kB` : `${Math.floor(limit / 1024 / 1024)} MB`;
  return problem('bodyTooLarge', {
    message: `${catalogue.bodyTooLarge.message} Högst ${size} går att skicka i ett anrop.`,
  });
};

/** Returns the row, or throws 404. The rows of other accounts are not visible, so they do not exist. */
export const orNotFound = <T>(row: T | null | undefined): T => {
  if (row === null || row === undefined) throw problem('notFound');
  return row;
};
