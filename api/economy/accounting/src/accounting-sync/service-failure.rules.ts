import { accountingTexts, integrationTexts } from '@husrum/api-connections';
import { type Problem, problem } from '@husrum/api-platform';
import { AccountingRefusal, ServiceError } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import { refusalText } from './accounting-task.texts';

/** The sentence for a refusal with a known reason. The result is undefined for other failures. */
export const findRefusalText = (error: unknown, program: AccountingName): string | undefined =>
  error instanceof AccountingRefusal ? refusalText(error.reason, integrationLabel[program]) : undefined;

/**
 * The problem that a user who waits for the program gets: 424 when it must be connected again, 409 when it refuses, else 503.
 * The result is undefined for an error that does not come from the program.
 */
export const toServiceProblem = (error: unknown, program: AccountingName): Problem | undefined => {
  if (!(error instanceof ServiceError)) return undefined;
  const message = findRefusalText(error, program);
  switch (error.failure) {
    case 'unauthorized':
      return problem('notConnected', { message: message ?? accountingTexts.needsReconnect(program) });
    case 'refused':
    case 'notFound':
      return problem('conflict', { message: message ?? integrationTexts.failure[error.failure] });
    default:
      return problem('unavailable', { message: message ?? accountingTexts.unavailable(program) });
  }
};
