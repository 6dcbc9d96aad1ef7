import type { ResponseOf } from '@husrum/contract/core';
import {
  type ImportPreview,
  type ImportProblem,
  type ImportSampleRow,
  type importCalls,
  MAX_LISTED_PROBLEMS,
} from '@husrum/contract/import';
import { listEntityTypes } from '../entity/entity-type.store';
import { sanitizeFileName } from '../file/file-name.rules';
import type { TransactionsContext, Upload } from '../platform/http';
import { type CheckedRows, checkRows } from './check-import';
import { loadExistingPortfolio } from './existing-portfolio.store';
import { insertImport } from './import.store';
import type { ParsedRow } from './import-row.types';
import { planImport } from './plan-import.rules';
import type { ImportPlan } from './plan-import.types';
import { readImportFile } from './read-import-file';

const SAMPLE_ROWS = 10;

const toSampleRow = ({
  row,
  company,
  estate,
  type,
  name,
  address,
  rent,
  tenant,
  start,
}: ParsedRow): ImportSampleRow => ({
  row,
  company: company.name ?? company.number,
  estate,
  type: type?.name ?? null,
  name,
  address: address.address || null,
  rent,
  tenant: tenant?.name ?? tenant?.identifier ?? null,
  start,
});

const listProblems = ({ problems }: ImportPlan, titles: CheckedRows['titles']): ImportProblem[] =>
  problems.slice(0, MAX_LISTED_PROBLEMS).map(({ row, column, message }) => ({
    row,
    column: column === null ? null : (titles.get(column) ?? null),
    message,
  }));

/** Reads a file, keeps its cells, and tells what it would create. */
export const previewImport = async (
  {
    server,
    transaction,
  }: Pick<TransactionsContext<ResponseOf<typeof importCalls.preview>>, 'server' | 'transaction'>,
  upload: Upload,
): Promise<ImportPreview> => {
  const cells = await readImportFile(upload);
  const types = await transaction(({ tx }) => listEntityTypes(tx));
  const { rows, ignoredColumns, titles } = await checkRows(cells, types, server.clock.today());
  const name = sanitizeFileName(upload.name);
  return transaction(async ({ tx, account }) => {
    const plan = planImport(rows, await loadExistingPortfolio(tx, rows), types);
    return {
      id: await insertImport(tx, { name, cells, userId: account.userId }),
      name,
      rows: rows.length,
      invalid_rows: plan.invalidRows,
      counts: plan.counts,
      ignored_columns: [...ignoredColumns],
      sample: rows.slice(0, SAMPLE_ROWS).map(toSampleRow),
      problems: listProblems(plan, titles),
      problems_total: plan.problems.length,
    };
  });
};
