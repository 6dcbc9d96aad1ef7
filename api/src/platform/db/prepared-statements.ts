import type { Compilable, Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './tables';

/** Limits the memory of a session. Queries beyond it run unprepared. */
const MAX_STATEMENTS = 200;

const statementNames = new Map<string, string>();

const clientNumbers = new WeakMap<pg.PoolClient, number>();
let clientCount = 0;

/** Clients of the embedded database share one session and its statements: the number makes their statement names unique. */
const clientNumberOf = (client: pg.PoolClient): number => {
  const known = clientNumbers.get(client);
  if (known !== undefined) return known;
  clientCount += 1;
  clientNumbers.set(client, clientCount);
  return clientCount;
};

/** The name under which the client prepares this SQL text. Undefined for a query that is not prepared. */
export const statementNameOf = (client: pg.PoolClient, text: string): string | undefined => {
  const name = statementNames.get(text);
  return name === undefined ? undefined : `${clientNumberOf(client)}_${name}`;
};

/**
 * Runs a query as a prepared statement: each session plans it once instead of in every call. For queries of frequent calls
 * that take longer to plan than to execute. Their text must always be the same: pass ids as one array (`equalsAny`). They must
 * name their columns: a session cannot run a prepared `select *` after a column was added.
 */
export const executePrepared = async <Row>(tx: Kysely<DB>, query: Compilable<Row>): Promise<Row[]> => {
  const compiled = query.compile();
  if (!statementNames.has(compiled.sql) && statementNames.size < MAX_STATEMENTS)
    statementNames.set(compiled.sql, String(statementNames.size));
  const { rows } = await tx.executeQuery(compiled);
  return rows;
};
