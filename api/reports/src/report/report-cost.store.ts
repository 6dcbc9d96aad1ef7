import { problem, type Tx } from '@husrum/api-platform';
import { type RawBuilder, sql } from 'kysely';
import { reportErrors } from './report.texts';

/**
 * How much cost, in the unit of the query planner, the embedded database processes in a second. Measured on 1.2 million invoice
 * rows: 70,000 to 80,000 for groups with sums and for the VAT base, 120,000 for sums, 370,000 for counting a table.
 */
const COST_PER_SECOND = 100_000;

/** The time limit of each transaction in the embedded database, which cannot cancel a statement. */
const secondsByTransaction = new WeakMap<Tx, number>();

/** Makes `executeLimited` throw in this transaction instead of running a statement that is estimated to take longer. */
export const limitEstimatedTime = (tx: Tx, seconds: number): void => {
  secondsByTransaction.set(tx, seconds);
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
  const seconds = secondsByTransaction.get(tx);
  if (seconds !== undefined && (await estimateCost(tx, statement)) > seconds * COST_PER_SECOND)
    throw problem('invalid', { message: reportErrors.tooCostly(seconds) });
  return (await statement.execute(tx)).rows;
};
