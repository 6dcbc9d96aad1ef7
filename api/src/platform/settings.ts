import path from 'node:path';
import { SAMPLE_RATE } from '@husrum/contract/manifest';
import { StartError } from './errors/start-error';

export interface StoreSettings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Where links in mails lead. */
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  clock: { start: string; frozen: boolean } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  s3: StoreSettings | undefined;
  /** The folder whose builds are served: the workspace, unless WEB_ROOT names another. */
  root: string;
  logLevel: string;
  /** How many proxies stand before the server: so many addresses, from the end of their header, are theirs to tell. */
  proxies: number;
  /** Whether a server also works through the queue; not where workers beside it do. */
  runsJobs: boolean;
  /** How long after a worker's last sign of life another takes its job. */
  jobLockSeconds: number;
  /** The share of page visits that report errors and load times, 0–1. */
  sampleRate: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const portOf = (text: string | undefined): number => {
  const port = Number(text ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT must be a port number, not '${text}'.`);
  return port;
};

const lockSecondsOf = (text: string | undefined): number => {
  const seconds = Number(text ?? 30);
  if (!(seconds >= 1 && seconds <= 3600))
    throw new StartError(`JOB_LOCK_SECONDS must be from 1 to 3600, not '${text}'.`);
  return seconds;
};

const proxiesOf = (text: string | undefined): number => {
  const proxies = Number(text || 0);
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 9)
    throw new StartError(`TRUST_PROXY must be the number of proxies before the server, not '${text}'.`);
  return proxies;
};

const sampleRateOf = (text: string | undefined): number => {
  const rate = Number(text ?? SAMPLE_RATE);
  if (!(rate >= 0 && rate <= 1)) throw new StartError(`SAMPLE_RATE must be from 0 to 1, not '${text}'.`);
  return rate;
};

const clockOf = (env: Environment, production: boolean): Settings['clock'] => {
  if (!env.CLOCK) {
    if (env.CLOCK_FROZEN === '1') throw new StartError('CLOCK_FROZEN needs a CLOCK to freeze.');
    return undefined;
  }
  if (production)
    throw new StartError('CLOCK is refused with NODE_ENV=production: the server must run on real time.');
  if (Number.isNaN(Date.parse(env.CLOCK)))
    throw new StartError(`CLOCK must be an ISO date-time, not '${env.CLOCK}'.`);
  return { start: env.CLOCK, frozen: env.CLOCK_FROZEN === '1' };
};

const storeOf = (env: Environment): StoreSettings | undefined => {
  if (!env.S3_BUCKET) return undefined;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'eu-north-1',
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
};

const workspace = path.resolve(import.meta.dirname, '../../..');

export const readSettings = (env: Environment): Settings => {
  const production = env.NODE_ENV === 'production';
  const port = portOf(env.PORT);
  return {
    production,
    port,
    host: env.HOST ?? '0.0.0.0',
    baseUrl: (env.BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR ?? path.join(workspace, '.data')),
    databaseUrl: env.DATABASE_URL || undefined,
    clock: clockOf(env, production),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'Husrum <noreply@husrum.se>',
    s3: storeOf(env),
    root: path.resolve(env.WEB_ROOT ?? workspace),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    proxies: proxiesOf(env.TRUST_PROXY),
    runsJobs: env.JOBS !== 'off',
    jobLockSeconds: lockSecondsOf(env.JOB_LOCK_SECONDS),
    sampleRate: sampleRateOf(env.SAMPLE_RATE),
  };
};
