import { POSTGRES_VERSIONS, type PostgresVersion } from './postgres-cluster';

/** The version of the temporary cluster: `npm run test:versions` sets it. */
export const readPostgresVersion = (): PostgresVersion => {
  const { POSTGRES_VERSION = '18' } = process.env;
  const version = POSTGRES_VERSIONS.find((one) => String(one) === POSTGRES_VERSION);
  if (version === undefined)
    throw new Error(
      `POSTGRES_VERSION is ${POSTGRES_VERSION}, and not one of ${POSTGRES_VERSIONS.join(', ')}.`,
    );
  return version;
};

/**
 * The URL by which a superuser reaches the server of the test databases. The global setup sets the variable, which is not
 * DATABASE_URL: a server that a test starts must not use this database by accident.
 */
export const readServerUrl = (): string => {
  const { TEST_SERVER_URL } = process.env;
  if (!TEST_SERVER_URL) throw new Error('The global setup of the API tests has not run.');
  return TEST_SERVER_URL;
};
