import pg from 'pg';
import { errorCode, StartError } from '../errors';

/** The roles that the server runs its transactions as. */
const ROLES = ['app_user', 'app_system', 'app_tenant'] as const;

const createMissingRoles = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [ROLES],
  );
  const missing = ROLES.filter((role) => !rows.some(({ rolname }) => rolname === role));
  for (const role of missing) await client.query(`create role ${role} nologin`);
};

interface Login {
  readonly name: string;
  /** Whether PostgreSQL tells a member that may become the role from one that may only grant it. */
  readonly hasSetOption: boolean;
}

const readLogin = async (client: pg.PoolClient): Promise<Login> => {
  const { rows } = await client.query<{ name: string; version: number }>(
    `select current_user as name, current_setting('server_version_num')::int as version`,
  );
  const { name = '', version = 0 } = rows[0] ?? {};
  return { name, hasSetOption: version >= 160_000 };
};

/** The roles that `set role` refuses. A member is not always allowed to: since PostgreSQL 16 who creates a role only administers it. */
const findRefusedRoles = async (client: pg.PoolClient, { hasSetOption }: Login): Promise<string[]> => {
  const { rows } = await client.query<{ role: string }>(
    'select role from unnest($1::text[]) role where not pg_has_role(current_user, role, $2)',
    [ROLES, hasSetOption ? 'SET' : 'MEMBER'],
  );
  return rows.map(({ role }) => role);
};

/** Where PostgreSQL can say so, the login may become the role but inherits nothing: a query that sets no role has no rights of one. */
const grantRole = async (client: pg.PoolClient, role: string, login: Login): Promise<void> => {
  const options = login.hasSetOption ? ' with inherit false, set true' : '';
  try {
    await client.query(`grant ${role} to ${pg.escapeIdentifier(login.name)}${options}`);
  } catch (error) {
    // Another login created the roles, or a superuser restored them.
    if (errorCode(error) !== '42501') throw error;
    const grant = `grant ${ROLES.join(', ')} to ${pg.escapeIdentifier(login.name)}`;
    throw new StartError(
      `The database user may not act as ${role}: start again when a superuser has run \`${grant}\`.`,
    );
  }
};

/**
 * Creates the roles that are missing and lets the login become each of them. Throws StartError when another user must grant
 * them, and 42501 when the login may not create roles.
 */
export const prepareRoles = async (client: pg.PoolClient): Promise<void> => {
  await createMissingRoles(client);
  const login = await readLogin(client);
  for (const role of await findRefusedRoles(client, login)) await grantRole(client, role, login);
};
