import type { Compilable, CompiledQuery, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './tables';

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

/** The name under which the client prepares this SQL text. The result is undefined for a query that is not prepared. */
export const statementNameOf = (client: pg.PoolClient, text: string): string | undefined => {
  const name = statementNames.get(text);
  return name === undefined ? undefined : `${clientNumberOf(client)}_${name}`;
};

const compile = <Row>(query: Compilable<Row>, values: readonly unknown[]): CompiledQuery<Row> => {
  const compiled = query.compile();
  const { parameters } = compiled;
  if (
    parameters.length !== values.length ||
    parameters.some((parameter, index) => parameter !== values[index])
  )
    throw new Error(`The values of a prepared query must be its parameters, in this order: ${compiled.sql}`);
  if (!statementNames.has(compiled.sql)) statementNames.set(compiled.sql, String(statementNames.size));
  return compiled;
};

/**
 * Returns a function that runs a query as a prepared statement: the process compiles it once, and each session plans it once.
 * For queries of frequent calls that take longer to compile and plan than to execute. `build` is called only for the first
 * execution, so its text must not depend on the values: pass ids as one array (`equalsAny`). It must name its columns: a session
 * cannot run a prepared `select *` after a column was added.
 */
export const prepareQuery = <Values extends readonly unknown[], Row>(
  build: (tx: Transaction<DB>, ...values: Values) => Compilable<Row>,
): ((tx: Transaction<DB>, ...values: Values) => Promise<Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined;
  return async (tx, ...values) => {
    compiled ??= compile(build(tx, ...values), values);
    const { rows } = await tx.executeQuery<Row>({ ...compiled, parameters: values });
    return rows;
  };
};
