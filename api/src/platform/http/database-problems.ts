import { isConnectionLost } from '../db/connection-lost';
import { errorCode, Problem } from '../errors';
import { databaseProblemTexts as texts } from './database-problems.texts';

/**
 * PostgreSQL errors that a rule did not prevent, usually because two users did the same thing at once. The texts reveal
 * nothing about tables. A noun with a better text checks its own constraint with `violates`.
 */
const problems: Readonly<Record<string, () => Problem>> = {
  '23505': () => new Problem('conflict', { message: texts.exists }),
  '23503': () => new Problem('inUse', { message: texts.inUse }),
  '23P01': () => new Problem('conflict', { message: texts.periodOverlaps }),
  '22003': () => new Problem('invalid', { message: texts.numberTooLarge }),
  // Of the rent engine: what the limits of the single fields do not exclude.
  AMOUNT_TOO_LARGE: () => new Problem('invalid', { message: texts.amountTooLarge }),
  '22P05': () => new Problem('unreadable'),
  '22021': () => new Problem('unreadable'),
  '40001': () => new Problem('conflict', { message: texts.changedMeanwhile }),
  '40P01': () => new Problem('conflict', { message: texts.changedMeanwhile }),
  '42501': () => new Problem('notFound'),
  '57014': () => new Problem('unavailable', { message: texts.tookTooLong }),
};

export const toDatabaseProblem = (error: unknown, code: string): Problem | undefined => {
  const found = problems[code]?.();
  if (found) found.cause = error;
  return found;
};

/** PostgreSQL and the operating system: disk full, out of disk quota. */
const DISK_FULL: ReadonlySet<string | undefined> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** A failure of what the server stands on: the database is away, or a disk is full. */
export const toResourceProblem = (error: unknown): Problem | undefined => {
  const key = DISK_FULL.has(errorCode(error))
    ? 'diskFull'
    : isConnectionLost(error)
      ? 'databaseDown'
      : undefined;
  if (key === undefined) return undefined;
  const problem = new Problem(key);
  problem.cause = error;
  return problem;
};

/** Whether the error comes from the constraint of this name: `if (violates(error, 'lease_no_overlap')) throw problem(…)`. */
export const violates = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint;
