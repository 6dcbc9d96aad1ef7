import { migrationsDigest } from '@husrum/api-platform/testing';

/** The name of the migrated, empty database that test databases are copied from. It changes with the migrations. */
export const templateName = (): string => `husrum_test_${migrationsDigest()}`;

/** The login of the tests. As docs/operating.md asks, it owns its databases, may create roles, and is no superuser. */
export const TEST_LOGIN = 'husrum_test';
export const TEST_PASSWORD = 'husrum_test';

/** The URL of another database on the same server, for the tests' login. */
export const withTestLogin = (url: string, database: string): string =>
  Object.assign(new URL(url), {
    username: TEST_LOGIN,
    password: TEST_PASSWORD,
    pathname: database,
  }).href;
