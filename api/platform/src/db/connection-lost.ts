import { errorCode } from '../errors';

/** Codes of PostgreSQL and of sockets: the database ended the session, refuses new ones, or cannot be reached. */
const LOST_CODES =
  /^(57P0[1-5]|08\w{3}|28\w{3}|3D000|53[234]00|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** The driver's own errors have no code. */
const LOST_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
];

/** A database that has stopped has removed its socket. */
const hasNoSocket = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' &&
  error instanceof Error &&
  'syscall' in error &&
  error.syscall === 'connect';

/** Whether the error means that the connection to the database was lost or refused. The same work can succeed later. */
export const isConnectionLost = (error: unknown): boolean =>
  LOST_CODES.test(errorCode(error) ?? '') ||
  hasNoSocket(error) ||
  (error instanceof Error && LOST_MESSAGES.some((text) => error.message.startsWith(text)));
