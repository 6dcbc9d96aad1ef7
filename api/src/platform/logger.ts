import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
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

/** Some paths contain tokens, and queries contain whatever people search for: names, personal numbers, addresses. */
export const redactUrl = (url: string): string =>
  url
    .replace(/(\/(?:verify|reset|emailchange|invite|content)\/)[^/?]+/g, '$1…')
    .replace(/([?&](?!page=|limit=)[^=&]*=)[^&]*/g, '$1…')
    .replace(/\d{6,8}[-+]?\d{4}/g, '…');

export const loggerOptions = ({ logLevel, production }: Settings): FastifyServerOptions['logger'] => {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: { paths: REDACTED_PATHS, censor: '…' },
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: redactUrl(url), ip }),
    },
    ...(production || !process.stdout.isTTY
      ? {}
      : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
};

/** The same logger for a process without an HTTP server. */
export const createLogger = (settings: Settings): FastifyBaseLogger =>
  Fastify({ logger: loggerOptions(settings) }).log;
