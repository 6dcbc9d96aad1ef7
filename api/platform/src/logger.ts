import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import { redactError, redactText, redactValue } from './redact';
import type { Settings } from './settings';

/** Credentials, which must not be logged. */
const REDACTED_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.password_confirmation',
  '*.current_password',
  '*.access_token',
  '*.token',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Redacts the arguments of `log.error(error)`, `log.error({ err }, 'failed for %s', name)` and `log.error('failed')`. */
const redactArguments = ([first, ...rest]: readonly unknown[]): unknown[] => {
  const texts = rest.map((value) => (typeof value === 'string' ? redactText(value) : value));
  if (first instanceof Error)
    return [{ err: first }, ...(texts.length > 0 ? texts : [redactText(first.message)])];
  return [typeof first === 'string' ? redactText(first) : first, ...texts];
};

export const loggerOptions = ({ logLevel, production }: Settings): FastifyServerOptions['logger'] => {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: { paths: REDACTED_PATHS, censor: '…' },
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: redactText(url), ip }),
      err: (error: unknown) => redactError(error),
    },
    formatters: {
      log: (fields) => {
        const { req, res, ...others } = fields;
        const redacted = redactValue(others);
        return { ...(isRecord(redacted) ? redacted : {}), ...(req ? { req } : {}), ...(res ? { res } : {}) };
      },
    },
    hooks: {
      // The formatter does not see the message, which may be that of an error.
      logMethod(args, log) {
        Reflect.apply(log, this, redactArguments(args));
      },
    },
    ...(production || !process.stdout.isTTY
      ? {}
      : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
};

/** The same logger for a process without an HTTP server. */
export const createLogger = (settings: Settings): FastifyBaseLogger =>
  Fastify({ logger: loggerOptions(settings) }).log;
