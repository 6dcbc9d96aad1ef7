import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_RATE } from '@husrum/contract/manifest';
import { type EncryptionKey, parseEncryptionKeys } from './encryption-keys';
import { StartError } from './errors/start-error';

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The price of the monthly subscription. */
  priceId: string;
  /** Another address than Stripe's own. */
  baseUrl: string | undefined;
  /** The program at `baseUrl` is the simulator: no card is charged. */
  isSimulated: boolean;
}

export interface ZignedSettings {
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
  baseUrl: string;
  /** Where access tokens are fetched. */
  tokenUrl: string;
  /** The program at `baseUrl` is the simulator: nothing is signed. */
  isSimulated: boolean;
}

export interface FasdokSettings {
  baseUrl: string;
  /** The program at `baseUrl` is the simulator. */
  isSimulated: boolean;
}

/** An accounting program that companies are connected to by OAuth. */
export interface AccountingSettings {
  clientId: string;
  clientSecret: string;
  /** The address of the REST API. */
  baseUrl: string;
  /** The page where a user gives consent. */
  authorizeUrl: string;
  /** Where tokens are fetched. */
  tokenUrl: string;
  /** The program at `baseUrl` is the simulator: no books are kept. */
  isSimulated: boolean;
  /** Overrides the limit of the service. For a simulator, which has none. */
  requestsPerMinute?: number;
}

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** The origin of links in mails. */
  baseUrl: string;
  /** The folder of the embedded database, of files and of dumps. */
  dataDir: string;
  /** Without it the server uses the embedded database. */
  databaseUrl: string | undefined;
  /** Whether sessions keep prepared statements. Off behind a pooler that does not keep those of its clients apart. */
  preparesStatements: boolean;
  /** The time at which the server's clock starts, and whether it stands still. Undefined for real time. */
  clock: { start: string; frozen: boolean } | undefined;
  /** The mail server. Without it mails are not sent, only shown at /dev/mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where help requests are mailed. */
  supportEmail: string;
  /** The terms of use, as they stand in the operator's file. Without them nobody accepts any. */
  terms: string | undefined;
  /** Without it files are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** Without it nobody can pay, and no subscription is asked for. */
  stripe: StripeSettings | undefined;
  /** Without it no agreement can be sent for signing. */
  zigned: ZignedSettings | undefined;
  /** Without it the document service cannot be connected. */
  fasdok: FasdokSettings | undefined;
  /** Without it Fortnox cannot be connected. */
  fortnox: AccountingSettings | undefined;
  /** Without it Spiris (Visma) cannot be connected. */
  visma: AccountingSettings | undefined;
  /** The keys of stored credentials. The first one encrypts, the others only decrypt. */
  encryptionKeys: readonly EncryptionKey[] | undefined;
  /** The folder of the built shell and remotes: the workspace, unless WEB_ROOT is set. */
  webRoot: string;
  logLevel: string;
  /** The bearer token that `/metrics` requires. Without it `/metrics` is closed in production and open elsewhere. */
  metricsToken: string | undefined;
  /** The number of proxies before the server: that many addresses at the end of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** Whether the server also runs jobs. Off where separate workers do. */
  runsJobs: boolean;
  /** How long after a worker's last heartbeat another worker may take its job. */
  jobLockSeconds: number;
  /** After this time a statement of a report is cancelled. */
  reportTimeoutSeconds: number;
  /** The share of page visits that report errors and load times, 0–1. */
  sampleRate: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** One environment variable. An unset or empty variable has its default. */
interface Variable<T> {
  readonly name: string;
  /** One sentence, for .env.example. */
  readonly description: string;
  /** The default as somebody would write it; empty when there is none. */
  readonly defaultText: string;
  readonly parse: (text: string | undefined) => T;
}

const variable = <T>(
  name: string,
  defaultText: string,
  parse: (text: string) => T,
  description: string,
): Variable<T> => ({ name, description, defaultText, parse: (text) => parse(text || defaultText) });

const optional = (name: string, description: string): Variable<string | undefined> => ({
  name,
  description,
  defaultText: '',
  parse: (text) => text || undefined,
});

const toText = (text: string): string => text;

/** A service on this machine is a simulator. */
const isLoopback = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(URL.canParse(url) ? new URL(url).hostname : '');

const parsePort = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT must be a port number, not '${text}'.`);
  return port;
};

/** Parses the variable `name`: at least a second, at most an hour. */
const parseSecondsOf =
  (name: string) =>
  (text: string): number => {
    const seconds = Number(text);
    if (!(seconds >= 1 && seconds <= 3600))
      throw new StartError(`${name} must be from 1 to 3600, not '${text}'.`);
    return seconds;
  };

const parseTrustedProxies = (text: string): number => {
  const proxies = Number(text);
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 9)
    throw new StartError(`TRUST_PROXY must be the number of proxies before the server, not '${text}'.`);
  return proxies;
};

const parseSampleRate = (text: string): number => {
  const rate = Number(text);
  if (!(rate >= 0 && rate <= 1)) throw new StartError(`SAMPLE_RATE must be from 0 to 1, not '${text}'.`);
  return rate;
};

/** The text of the file, which is read once: a new text needs a restart. */
const readTerms = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`TERMS_FILE cannot be read: ${error instanceof Error ? error.message : file}`);
  }
};

/** Every environment variable of the server. `npm run env:example` writes .env.example from it. */
export const variables = {
  production: variable(
    'NODE_ENV',
    'development',
    (text) => text === 'production',
    'With production there is no demo account, no /dev/mail and no moved clock, and browsers must use HTTPS.',
  ),
  port: variable('PORT', '4000', parsePort, 'The port that the server listens on; 0 takes any free port.'),
  host: optional(
    'HOST',
    'The network address that the server listens on; when unset, 0.0.0.0 in production and 127.0.0.1 elsewhere.',
  ),
  baseUrl: optional(
    'BASE_URL',
    'The public address, used in links in mails; http://localhost:PORT when unset.',
  ),
  trustedProxies: variable(
    'TRUST_PROXY',
    '0',
    parseTrustedProxies,
    'The number of proxies before the server; that many addresses at the end of X-Forwarded-For are trusted.',
  ),
  dataDir: optional(
    'DATA_DIR',
    'The folder of the embedded database, files and dumps; .data in the repository when unset.',
  ),
  webRoot: optional('WEB_ROOT', 'The folder with the built shell and remotes; the repository when unset.'),
  databaseUrl: optional(
    'DATABASE_URL',
    'The PostgreSQL database, as postgres://user:password@host/database; the embedded database when unset.',
  ),
  preparesStatements: variable(
    'PREPARED_STATEMENTS',
    'on',
    (text) => text !== 'off',
    'With off no statements are prepared; for a pooler that does not support them, such as PgBouncer before 1.21.',
  ),
  runsJobs: variable(
    'JOBS',
    'on',
    (text) => text !== 'off',
    'With off the server runs no background jobs; workers run them instead.',
  ),
  jobLockSeconds: variable(
    'JOB_LOCK_SECONDS',
    '30',
    parseSecondsOf('JOB_LOCK_SECONDS'),
    'Seconds after the last heartbeat of a worker until another may take its job, from 1 to 3600.',
  ),
  reportTimeoutSeconds: variable(
    'REPORT_TIMEOUT_SECONDS',
    '30',
    parseSecondsOf('REPORT_TIMEOUT_SECONDS'),
    'Seconds after which a statement of a report is cancelled, from 1 to 3600.',
  ),
  smtpUrl: optional(
    'SMTP_URL',
    'The mail server, as smtps://user:password@host; when unset, mails are not sent but shown at /dev/mail.',
  ),
  supportEmail: variable(
    'SUPPORT_EMAIL',
    'support@husrum.se',
    toText,
    'The address that gets the help requests of users.',
  ),
  termsFile: optional(
    'TERMS_FILE',
    'The file with the terms of use that /terms shows; when unset, nobody is asked to accept terms.',
  ),
  mailFrom: variable('MAIL_FROM', 'Husrum <noreply@husrum.se>', toText, 'The sender of mails.'),
  stripeSecretKey: optional(
    'STRIPE_SECRET_KEY',
    'The secret key of Stripe, which takes the card payments of subscriptions; without it a simulator does outside production.',
  ),
  stripeWebhookSecret: variable(
    'STRIPE_WEBHOOK_SECRET',
    '',
    toText,
    'The signing secret of the webhook that Stripe sends to BASE_URL/webhooks/stripe.',
  ),
  stripePriceId: variable('STRIPE_PRICE_ID', '', toText, 'The id of the monthly price in Stripe.'),
  stripeBaseUrl: optional('STRIPE_BASE_URL', 'Another address that speaks the protocol of Stripe.'),
  zignedClientId: optional(
    'ZIGNED_CLIENT_ID',
    'The client id of Zigned, where agreements are signed; without it a simulator takes its place outside production.',
  ),
  zignedClientSecret: variable('ZIGNED_CLIENT_SECRET', '', toText, 'The client secret of Zigned.'),
  zignedWebhookSecret: variable(
    'ZIGNED_WEBHOOK_SECRET',
    '',
    toText,
    'The signing secret of the webhook that Zigned sends to BASE_URL/webhooks/zigned.',
  ),
  zignedBaseUrl: variable(
    'ZIGNED_BASE_URL',
    'https://api.zigned.se/rest/v3',
    toText,
    'The address of the REST API of Zigned.',
  ),
  zignedTokenUrl: variable(
    'ZIGNED_TOKEN_URL',
    'https://api.zigned.se/oauth/token',
    toText,
    'Where access tokens of Zigned are fetched.',
  ),
  fasdokBaseUrl: optional(
    'FASDOK_BASE_URL',
    'The address of the document service FASDOK; without it a simulator takes its place outside production.',
  ),
  fortnoxClientId: optional(
    'FORTNOX_CLIENT_ID',
    'The client id of Fortnox, which keeps the books of companies; without it a simulator takes its place outside production.',
  ),
  fortnoxClientSecret: variable('FORTNOX_CLIENT_SECRET', '', toText, 'The client secret of Fortnox.'),
  fortnoxBaseUrl: variable(
    'FORTNOX_BASE_URL',
    'https://api.fortnox.se/3',
    toText,
    'The address of the REST API of Fortnox.',
  ),
  fortnoxAuthorizeUrl: variable(
    'FORTNOX_AUTHORIZE_URL',
    'https://apps.fortnox.se/oauth-v1/auth',
    toText,
    'The page of Fortnox where a user grants the server access.',
  ),
  fortnoxTokenUrl: variable(
    'FORTNOX_TOKEN_URL',
    'https://apps.fortnox.se/oauth-v1/token',
    toText,
    'Where tokens of Fortnox are fetched.',
  ),
  vismaClientId: optional(
    'VISMA_CLIENT_ID',
    'The client id of Spiris (Visma), which keeps the books of companies; without it a simulator takes its place outside production.',
  ),
  vismaClientSecret: variable('VISMA_CLIENT_SECRET', '', toText, 'The client secret of Spiris (Visma).'),
  vismaBaseUrl: variable(
    'VISMA_BASE_URL',
    'https://eaccountingapi.vismaonline.com/v2',
    toText,
    'The address of the REST API of Spiris (Visma).',
  ),
  vismaAuthorizeUrl: variable(
    'VISMA_AUTHORIZE_URL',
    'https://identity.vismaonline.com/connect/authorize',
    toText,
    'The page of Spiris (Visma) where a user grants the server access.',
  ),
  vismaTokenUrl: variable(
    'VISMA_TOKEN_URL',
    'https://identity.vismaonline.com/connect/token',
    toText,
    'Where tokens of Spiris (Visma) are fetched.',
  ),
  encryptionKeys: optional(
    'ENCRYPTION_KEYS',
    'The keys that encrypt stored credentials of outside services, as id:base64 of 32 bytes; the first encrypts, older ones after a comma only decrypt. Outside production one is kept in DATA_DIR when unset.',
  ),
  s3Bucket: optional('S3_BUCKET', 'The S3 bucket for files; when unset, files are stored in DATA_DIR.'),
  s3Endpoint: optional('S3_ENDPOINT', 'The address of an S3 service other than that of Amazon.'),
  s3Region: variable('S3_REGION', 'eu-north-1', toText, 'The region of the S3 bucket.'),
  s3AccessKeyId: optional('S3_ACCESS_KEY_ID', 'The access key of the S3 bucket.'),
  s3SecretAccessKey: optional('S3_SECRET_ACCESS_KEY', 'The secret of the S3 access key.'),
  logLevel: optional(
    'LOG_LEVEL',
    'The lowest level that is logged: trace, debug, info, warn or error; info in production and warn elsewhere when unset.',
  ),
  metricsToken: optional(
    'METRICS_TOKEN',
    'The bearer token that /metrics asks for; when unset, /metrics is refused in production and open elsewhere.',
  ),
  sampleRate: variable(
    'SAMPLE_RATE',
    String(SAMPLE_RATE),
    parseSampleRate,
    'The share of page visits that report errors and load times, from 0 to 1.',
  ),
  clockStart: optional(
    'CLOCK',
    'The time at which the clock of the server starts, as an ISO date-time; for development only.',
  ),
  clockFrozen: variable(
    'CLOCK_FROZEN',
    '0',
    (text) => text === '1',
    'With 1 the clock is frozen at CLOCK; for development only.',
  ),
} as const;

const resolveClock = (start: string | undefined, frozen: boolean, production: boolean): Settings['clock'] => {
  if (start === undefined) {
    if (frozen) throw new StartError('CLOCK_FROZEN needs a CLOCK to freeze.');
    return undefined;
  }
  if (production)
    throw new StartError('CLOCK is refused with NODE_ENV=production: the server must run on real time.');
  if (Number.isNaN(Date.parse(start)))
    throw new StartError(`CLOCK must be an ISO date-time, not '${start}'.`);
  return { start, frozen };
};

/**
 * Throws StartError for a public address without production: the server would have the demo account, /dev/mail and no strict
 * HTTPS, and yet be open to everybody. A public address is one with https.
 */
export const requireProductionForHttps = ({
  production,
  baseUrl,
}: Pick<Settings, 'production' | 'baseUrl'>): void => {
  if (!production && /^https:/i.test(baseUrl))
    throw new StartError('BASE_URL is an https address, so the server must run with NODE_ENV=production.');
};

const workspace = path.resolve(import.meta.dirname, '../../..');

/** Throws StartError on a value that a variable cannot have. */
export const readSettings = (env: Environment): Settings => {
  const read = <T>({ name, parse }: Variable<T>): T => parse(env[name]);
  const production = read(variables.production);
  const port = read(variables.port);
  const bucket = read(variables.s3Bucket);
  const stripeSecretKey = read(variables.stripeSecretKey);
  const zignedClientId = read(variables.zignedClientId);
  const fasdokBaseUrl = read(variables.fasdokBaseUrl);
  const fortnoxClientId = read(variables.fortnoxClientId);
  const vismaClientId = read(variables.vismaClientId);
  const encryptionKeys = read(variables.encryptionKeys);
  return {
    production,
    port,
    host: read(variables.host) ?? (production ? '0.0.0.0' : '127.0.0.1'),
    baseUrl: (read(variables.baseUrl) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: path.resolve(read(variables.dataDir) ?? path.join(workspace, '.data')),
    databaseUrl: read(variables.databaseUrl),
    preparesStatements: read(variables.preparesStatements),
    clock: resolveClock(read(variables.clockStart), read(variables.clockFrozen), production),
    smtpUrl: read(variables.smtpUrl),
    mailFrom: read(variables.mailFrom),
    supportEmail: read(variables.supportEmail),
    terms: readTerms(read(variables.termsFile)),
    stripe:
      stripeSecretKey === undefined
        ? undefined
        : {
            secretKey: stripeSecretKey,
            webhookSecret: read(variables.stripeWebhookSecret),
            priceId: read(variables.stripePriceId),
            baseUrl: read(variables.stripeBaseUrl),
            isSimulated: false,
          },
    zigned:
      zignedClientId === undefined
        ? undefined
        : {
            clientId: zignedClientId,
            clientSecret: read(variables.zignedClientSecret),
            webhookSecret: read(variables.zignedWebhookSecret),
            baseUrl: read(variables.zignedBaseUrl),
            tokenUrl: read(variables.zignedTokenUrl),
            isSimulated: isLoopback(read(variables.zignedBaseUrl)),
          },
    fasdok:
      fasdokBaseUrl === undefined
        ? undefined
        : { baseUrl: fasdokBaseUrl, isSimulated: isLoopback(fasdokBaseUrl) },
    fortnox:
      fortnoxClientId === undefined
        ? undefined
        : {
            clientId: fortnoxClientId,
            clientSecret: read(variables.fortnoxClientSecret),
            baseUrl: read(variables.fortnoxBaseUrl),
            authorizeUrl: read(variables.fortnoxAuthorizeUrl),
            tokenUrl: read(variables.fortnoxTokenUrl),
            isSimulated: isLoopback(read(variables.fortnoxBaseUrl)),
          },
    visma:
      vismaClientId === undefined
        ? undefined
        : {
            clientId: vismaClientId,
            clientSecret: read(variables.vismaClientSecret),
            baseUrl: read(variables.vismaBaseUrl),
            authorizeUrl: read(variables.vismaAuthorizeUrl),
            tokenUrl: read(variables.vismaTokenUrl),
            isSimulated: isLoopback(read(variables.vismaBaseUrl)),
          },
    encryptionKeys: encryptionKeys === undefined ? undefined : parseEncryptionKeys(encryptionKeys),
    s3:
      bucket === undefined
        ? undefined
        : {
            endpoint: read(variables.s3Endpoint),
            region: read(variables.s3Region),
            bucket,
            accessKeyId: read(variables.s3AccessKeyId),
            secretAccessKey: read(variables.s3SecretAccessKey),
          },
    webRoot: path.resolve(read(variables.webRoot) ?? workspace),
    logLevel: read(variables.logLevel) ?? (production ? 'info' : 'warn'),
    metricsToken: read(variables.metricsToken),
    trustedProxies: read(variables.trustedProxies),
    runsJobs: read(variables.runsJobs),
    jobLockSeconds: read(variables.jobLockSeconds),
    reportTimeoutSeconds: read(variables.reportTimeoutSeconds),
    sampleRate: read(variables.sampleRate),
  };
};
