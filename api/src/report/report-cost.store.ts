import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';
import { reportErrors } from './report.texts';

/**
 * The cost, in the unit of the query planner, that the embedded database processes in a second. Measured on 1.2 million invoice
 * rows: 70,000 to 80,000 (groups with sums, the VAT base), 120,000 (sums), 370,000 (counting a table).
 */
const COST_PER_SECOND = 100_000;

/** The time limits, in seconds, of transactions whose statements cannot be cancelled. */
const limits = new WeakMap<Tx, number>();

export const limitCost = (tx: Tx, seconds: number): void => {
  limits.set(tx, seconds);
};

const estimateCost = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: { 'Total Cost': number } }] }>`
    explain (format json) ${statement}`.execute(tx);
  return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0;
};

/**
 * Runs a statement that reads all rows of a report. Throws 422 instead of running it if its estimated time exceeds the limit of
 * the transaction.
 */
export const executeLimited = async <Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]> => {
  const seconds = limits.get(tx);
  if (seconds !== undefined && (await estimateCost(tx, statement)) > seconds * COST_PER_SECOND)
    throw problem('invalid', { message: reportErrors.tooCostly(seconds) });
  return (await statement.execute(tx)).rows;
};
