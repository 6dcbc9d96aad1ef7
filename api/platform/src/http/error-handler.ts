import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@husrum/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { bodyTooLarge, errorCode, fileTooLarge, Problem, type ProblemKey } from '../errors';
import { toDatabaseProblem, toResourceProblem } from './database-problems';

/** Errors of Fastify and its plugins whose status says too little. */
const fastifyErrors: Readonly<Record<string, ProblemKey>> = {
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_PARTS_LIMIT: 'unreadable',
  FST_FILES_LIMIT: 'unreadable',
  FST_FIELDS_LIMIT: 'unreadable',
  FST_ERR_BAD_URL: 'noSuchCall',
};

/** Problems by the status with which Fastify, a plugin or Node refuses a request. A 403 would sign the user out. */
const statusProblems: Readonly<Record<number, ProblemKey>> = {
  403: 'noSuchCall',
  404: 'noSuchCall',
  405: 'noSuchCall',
  408: 'requestTimeout',
  413: 'bodyTooLarge',
  414: 'noSuchCall',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
};

/**
 * The status with which Fastify or a plugin refuses a request. The result is undefined for another error, such as one of an
 * outside service.
 */
const clientErrorStatus = (error: unknown, code: string | undefined): number | undefined => {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return undefined;
  // `expose` is a mark of the errors that Fastify's static file plugin throws.
  const isClientError = code?.startsWith('FST_') || error instanceof SyntaxError || 'expose' in error;
  return isClientError && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
};

const toProblem = (error: unknown, { routeOptions }: FastifyRequest): Problem => {
  if (error instanceof Problem) return error;
  const code = errorCode(error);
  const key = code === undefined ? undefined : fastifyErrors[code];
  if (key === 'fileTooLarge') return fileTooLarge();
  if (key) return new Problem(key);
  const status = clientErrorStatus(error, code);
  if (status === 413 && routeOptions.bodyLimit !== undefined) return bodyTooLarge(routeOptions.bodyLimit);
  if (status !== undefined) return new Problem(statusProblems[status] ?? 'unreadable');
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

/** Answers an error with its status, in the shape of the contract. */
const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = toProblem(error, request);
  if (problem.status >= 500) request.log.error({ err: error }, 'call failed');
  else request.log.debug({ problem: problem.key }, problem.message);
  return reply.status(problem.status).type('application/json').send(toFailure(problem));
};

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};

const NODE_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** For requests that Node cannot parse: there is no reply yet, only the connection. */
const answerOnSocket = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = NODE_STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(toFailure(new Problem(statusProblems[status] ?? 'unreadable')));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ].join('\r\n');
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroy(error);
};

/** The options of Fastify that give its own errors, before any route, the shape of the contract. */
export const frameworkErrorOptions: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  clientErrorHandler: answerOnSocket,
};
