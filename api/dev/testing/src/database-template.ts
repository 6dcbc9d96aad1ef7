import path from 'node:path';
import { migrationsDigest } from '@husrum/api-platform/testing';

/** The file with the migrated, empty database. Its name changes with the migrations. */
export const snapshotFile = (): string =>
  path.resolve(import.meta.dirname, '../../../../.cache', `database-${migrationsDigest()}.tar`);

/** The name of the migrated, empty database on PostgreSQL, which test databases are copied from. */
export const templateName = (): string => `husrum_test_${migrationsDigest()}`;

/** The URL of another database on the same server. */
export const withDatabaseName = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};
