import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

/** Nothing that opens a door, and no one's letters, may stand in a log. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.password_confirmation',
  '*.current_password',
  '*.access_token',
  '*.token',
];

/** Tokens stand in the path of some addresses. */
const withoutTokens = (url: string): string =>
  url
    .replace(/(\/(?:verify|reset|emailchange|invite|content)\/)[^/?]+/g, '$1…')
    .replace(/([?&](?:token|email)=)[^&]*/g, '$1…');

export const logOptions = ({ logLevel, production }: Settings): FastifyServerOptions['logger'] => {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: { paths: secrets, censor: '…' },
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: withoutTokens(url), ip }),
    },
    ...(production || !process.stdout.isTTY
      ? {}
      : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
};

/** The same log for a process that serves nothing. */
export const openLog = (settings: Settings): FastifyBaseLogger =>
  Fastify({ logger: logOptions(settings) }).log;
