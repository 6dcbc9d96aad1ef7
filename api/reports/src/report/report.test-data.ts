import type { TestAccount, TestServer } from '@husrum/api-testing';
import type { ReportCondition, ReportDefinition } from '@husrum/contract/report';
import type { Cell } from './report-model.types';
import { streamReport } from './stream-report';

export const makeReportDefinition = (definition: Partial<ReportDefinition>): ReportDefinition => ({
  model: 'lease',
  fields: ['lease.start'],
  relationships: [],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
  ...definition,
});

export const makeFilter = (
  field: string,
  operator: ReportCondition,
  value: string | number | boolean | null = null,
) => ({ field, operator, value });

/** All rows of a report of the account. */
export const readReport = async (
  app: TestServer,
  account: TestAccount,
  definition: Partial<ReportDefinition>,
  rowsPerBatch?: number,
): Promise<Cell[][]> => {
  const source = {
    clock: app.clock,
    settings: app.settings,
    transaction: <T>(run: Parameters<typeof app.forAccount<T>>[1]) => app.forAccount(account, run),
  };
  const rows: Cell[][] = [];
  for await (const batch of streamReport(source, makeReportDefinition(definition), rowsPerBatch))
    rows.push(...batch);
  return rows;
};
