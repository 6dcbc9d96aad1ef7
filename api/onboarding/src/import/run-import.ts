import { listCompanyNames, listEntityTypes } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { ImportResult, importCalls } from '@husrum/contract/import';
import { formatCount } from '@husrum/format';
import type { CheckedRows } from './check-import';
import { checkInProcess } from './check-in-process';
import { createPlanned } from './create-planned';
import { loadExistingPortfolio } from './existing-portfolio.store';
import { findImportCells, finishImport, lockImport, lockPortfolio } from './import.store';
import { importTexts } from './import.texts';
import { planInParts } from './plan-in-parts';

/** The answer names at most this many companies. */
const MAX_COMPANIES = 20;

interface RunOptions {
  readonly id: number;
  readonly skipsInvalidRows: boolean;
}

const createFrom = async (
  context: RequestContext,
  { id, skipsInvalidRows }: RunOptions,
  { rows }: CheckedRows,
): Promise<ImportResult> => {
  const { tx, clock } = context;
  await lockPortfolio(tx);
  const plan = await planInParts(rows, await loadExistingPortfolio(tx, rows), await listEntityTypes(tx));
  if (plan.invalidRows > 0 && !skipsInvalidRows)
    throw problem('conflict', {
      message: importTexts.hasProblems(formatCount(plan.invalidRows, 'rad har fel', 'rader har fel')),
    });
  if (plan.invalidRows === rows.length) throw problem('conflict', { message: importTexts.nothingToCreate });
  const companyIds = await createPlanned(context, plan);
  const result: ImportResult = {
    id,
    counts: plan.counts,
    skipped_rows: plan.invalidRows,
    companies: await listCompanyNames(tx, companyIds.slice(0, MAX_COMPANIES)),
  };
  await finishImport(tx, id, { result, now: clock.now().toISOString() });
  return result;
};

/**
 * Carries out an import in one transaction: everything is created, or nothing. The rows are checked again, because the
 * portfolio may have changed since the preview. For a finished import, it returns its result again.
 */
export const runImport = async (
  { server, transaction, idempotentTransaction }: TransactionsContext<ResponseOf<typeof importCalls.run>>,
  options: RunOptions,
) => {
  const { cells, types } = await transaction(async ({ tx }) => ({
    cells: orNotFound(await findImportCells(tx, options.id)).cells,
    types: await listEntityTypes(tx),
  }));
  const input = { types, today: server.clock.today() };
  const checked = cells === null ? null : await checkInProcess({ source: { cells }, ...input }, server);
  return idempotentTransaction(async (context) => {
    const { result } = orNotFound(await lockImport(context.tx, options.id));
    if (result !== null) return result;
    return createFrom(context, options, orNotFound(checked));
  });
};
