import { listEntityTypes } from '@husrum/api-objects';
import { invalidInput, sanitizeFileName, type TransactionsContext, type Upload } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import {
  findImportFileProblem,
  type ImportPreview,
  type ImportProblem,
  type ImportSampleRow,
  type importCalls,
  MAX_LISTED_PROBLEMS,
} from '@husrum/contract/import';
import type { CheckedRows } from './check-import';
import { checkInProcess } from './check-in-process';
import { loadExistingPortfolio } from './existing-portfolio.store';
import { insertImport } from './import.store';
import type { ParsedRow, RowProblem } from './import-row.types';
import { planInParts } from './plan-in-parts';

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

const listProblems = (problems: readonly RowProblem[], titles: CheckedRows['titles']): ImportProblem[] =>
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
  const problem = findImportFileProblem(upload);
  if (problem !== undefined) throw invalidInput({ file: [problem] });
  const types = await transaction(({ tx }) => listEntityTypes(tx));
  const { cells, rows, ignoredColumns, titles } = await checkInProcess(
    { source: upload, types, today: server.clock.today() },
    server,
  );
  const warnings = rows.flatMap((row) => row.warnings);
  const name = sanitizeFileName(upload.name);
  return transaction(async ({ tx, account }) => {
    const plan = await planInParts(rows, await loadExistingPortfolio(tx, rows), types);
    return {
      id: await insertImport(tx, { name, cells, userId: account.userId }),
      name,
      rows: rows.length,
      invalid_rows: plan.invalidRows,
      counts: plan.counts,
      ignored_columns: [...ignoredColumns],
      sample: rows.slice(0, SAMPLE_ROWS).map(toSampleRow),
      problems: listProblems(plan.problems, titles),
      problems_total: plan.problems.length,
      warnings: listProblems(warnings, titles),
      warnings_total: warnings.length,
    };
  });
};
