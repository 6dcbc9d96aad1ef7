import { column, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import type { BankStatement, bankStatementCalls } from '@husrum/contract/bank-statement';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { fromOre } from '@husrum/format';
import { findStatements, selectStatements, sumDeposits, sumRegistered } from './bank-statement.store';
import { countUnreadable, reconcileStatement } from './reconcile-statement.rules';

type List = typeof bankStatementCalls.list;

const noDeposits = { depositsOre: 0, bookedOre: 0, asideOre: 0, undecidedOre: 0, undecided: 0 } as const;

const readStatements = async (tx: Tx, ids: readonly number[]): Promise<BankStatement[]> => {
  const records = await findStatements(tx, ids);
  const deposits = await sumDeposits(tx, ids);
  const registered = await sumRegistered(tx, records);
  return records.map((record) => {
    const paid = deposits.get(record.id) ?? noDeposits;
    const unreadable = countUnreadable(record.unreadableDays, record);
    const { state, gapOre, missingDays, elsewhereOre, otherOre, besidesOre } = reconcileStatement({
      ...record,
      paid,
      unreadable,
      registeredOre: registered.get(record.id) ?? 0,
    });
    return {
      id: record.id,
      company: { id: record.companyId, name: record.companyName },
      account: record.account,
      file: { id: record.fileId, name: record.fileName },
      from_on: record.fromOn,
      to_on: record.toOn,
      opening: fromOre(record.openingOre),
      closing: fromOre(record.closingOre),
      deposits: fromOre(paid.depositsOre),
      booked: fromOre(paid.bookedOre),
      aside: fromOre(paid.asideOre),
      elsewhere: fromOre(elsewhereOre),
      undecided: fromOre(paid.undecidedOre),
      undecided_count: paid.undecided,
      other: fromOre(otherOre),
      besides: fromOre(besidesOre),
      unreadable,
      previous_on: record.previous?.toOn ?? null,
      gap: fromOre(gapOre),
      missing_from: missingDays?.from ?? null,
      missing_to: missingDays?.to ?? null,
      state,
    };
  });
};

/** A page of the statements, by default the latest days first. */
export const listBankStatements = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const { company_id, account, from, to } = query;
  let statements = selectStatements(context.tx);
  if (company_id) statements = statements.where('bank_statement.company_id', '=', company_id);
  if (account) statements = statements.where('bank_statement.account', '=', account);
  if (from) statements = statements.where('bank_statement.to_on', '>=', from);
  if (to) statements = statements.where('bank_statement.from_on', '<=', to);
  return paginate(context, query, {
    from: statements,
    id: 'bank_statement.id',
    sort: { to_on: column('bank_statement.to_on'), account: column('bank_statement.account') },
    defaultSort: [column('bank_statement.to_on'), 'desc'],
    load: (ids) => readStatements(context.tx, ids),
  });
};
