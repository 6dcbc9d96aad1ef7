import type { Failure } from '@husrum/contract/core';
import type { FastifyInstance } from 'fastify';
import { errorCode, Problem, type ProblemKey } from '../errors';
import { toDatabaseProblem, toResourceProblem } from './database-problems';

/** Errors of Fastify and its plugins, thrown before the handler runs. */
const fastifyErrors: Readonly<Record<string, ProblemKey>> = {
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

const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const code = errorCode(error);
  const known = code === undefined ? undefined : fastifyErrors[code];
  if (known) return new Problem(known);
  if (error instanceof SyntaxError && errorCode(error) === undefined && 'statusCode' in error)
    return new Problem('unreadable');
  return (
    (code === undefined ? undefined : toDatabaseProblem(error, code)) ??
    toResourceProblem(error) ??
    new Problem('unexpected')
  );
};

/** The response body of a failure, as in the contract. */
export const toFailure = ({ message, details }: Problem): Failure => ({
  message,
  ...(details.fields
    ? {
        data: Object.fromEntries(Object.entries(details.fields).map(([field, texts]) => [field, [...texts]])),
      }
    : {}),
});

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = toProblem(error);
    if (known.status >= 500) request.log.error({ err: error }, 'call failed');
    else request.log.debug({ problem: known.key }, known.message);
    return reply.status(known.status).type('application/json').send(toFailure(known));
  });
};
