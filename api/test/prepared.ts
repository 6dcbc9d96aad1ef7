import path from 'node:path';
import { migrationsDigest } from '../src/platform/db/migrate';

/** Where the migrated, empty database waits: rebuilt when a migration changes. */
export const snapshotFile = (): string =>
  path.resolve(import.meta.dirname, '../../.cache', `database-${migrationsDigest()}.tar`);

export const templateName = (): string => `husrum_test_${migrationsDigest()}`;

/** The same server, another database. */
export const inDatabase = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};
