import { isConnectionLost } from '../db/connection-lost';
import { errorCode, Problem } from '../errors';
import { databaseProblemTexts as texts } from './database-problems.texts';

/**
 * PostgreSQL errors that a rule did not prevent, usually because two users did the same thing at once. The texts reveal
 * nothing about tables. A noun with a better text checks its own constraint with `violates`.
 */
const problems: Readonly<Record<string, () => Problem>> = {
  // Unique violation.
  '23505': () => new Problem('conflict', { message: texts.exists }),
  // Foreign key violation.
  '23503': () => new Problem('inUse', { message: texts.inUse }),
  // Exclusion violation.
  '23P01': () => new Problem('conflict', { message: texts.periodOverlaps }),
  // Numeric value out of range.
  '22003': () => new Problem('invalid', { message: texts.numberTooLarge }),
  // Thrown by the rent engine: each field is within its limit, but their product is too large.
  AMOUNT_TOO_LARGE: () => new Problem('invalid', { message: texts.amountTooLarge }),
  // Untranslatable character, and invalid byte sequence.
  '22P05': () => new Problem('unreadable'),
  '22021': () => new Problem('unreadable'),
  // Serialization failure, and deadlock.
  '40001': () => new Problem('conflict', { message: texts.changedMeanwhile }),
  '40P01': () => new Problem('conflict', { message: texts.changedMeanwhile }),
  // Row-level security.
  '42501': () => new Problem('notFound'),
  // Statement timeout.
  '57014': () => new Problem('unavailable', { message: texts.tookTooLong }),
};

export const toDatabaseProblem = (error: unknown, code: string): Problem | undefined => {
  const problem = problems[code]?.();
  if (problem) problem.cause = error;
  return problem;
};

/** PostgreSQL and the operating system: disk full, out of disk quota. */
const DISK_FULL_CODES: ReadonlySet<string | undefined> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The problem when the database cannot be reached or a disk is full. */
export const toResourceProblem = (error: unknown): Problem | undefined => {
  const isDiskFull = DISK_FULL_CODES.has(errorCode(error));
  if (!isDiskFull && !isConnectionLost(error)) return undefined;
  const problem = new Problem(isDiskFull ? 'diskFull' : 'databaseDown');
  problem.cause = error;
  return problem;
};

/** Whether the error comes from the constraint of this name: `if (violates(error, 'lease_no_overlap')) throw problem(…)`. */
export const violates = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint;
