import type { Failure } from '@husrum/contract/core';
import type { FastifyInstance } from 'fastify';
import { codeOf, Problem, type ProblemKey } from '../errors';
import { databaseProblem } from './database-problems';

/** What Fastify and its plugins refuse before a call is reached. */
const platformCodes: Readonly<Record<string, ProblemKey>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unreadable',
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_PARTS_LIMIT: 'unreadable',
  FST_FILES_LIMIT: 'unreadable',
  FST_FIELDS_LIMIT: 'unreadable',
  FST_ERR_BAD_URL: 'noSuchCall',
};

const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  const known = code === undefined ? undefined : platformCodes[code];
  if (known) return new Problem(known);
  if (error instanceof SyntaxError && codeOf(error) === undefined && 'statusCode' in error)
    return new Problem('unreadable');
  return (code === undefined ? undefined : databaseProblem(error, code)) ?? new Problem('unexpected');
};

/** The body of a failure, as the contract says. */
export const failureOf = ({ message, details }: Problem): Failure => ({
  message,
  ...(details.fields
    ? {
        data: Object.fromEntries(Object.entries(details.fields).map(([field, texts]) => [field, [...texts]])),
      }
    : {}),
});

export const answerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const told = problemOf(error);
    if (told.status >= 500) request.log.error({ err: error }, 'call failed');
    else request.log.debug({ problem: told.key }, told.message);
    return reply.status(told.status).type('application/json').send(failureOf(told));
  });
};
