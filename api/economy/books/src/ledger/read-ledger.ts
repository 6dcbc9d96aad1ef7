import { orNotFound, paginateSorted, type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import type { LedgerEntry, LedgerPage, ledgerCalls } from '@husrum/contract/ledger';
import { fromOre, type LocalDate } from '@husrum/format';
import { type Ledger, makeLedger } from './ledger.rules';
import { findTenantName, listLedgerEvents, type StoredLedgerEvent, sumUnsentCredits } from './ledger.store';

export interface LedgerScope {
  readonly tenantId: number;
  /** Null: with all companies. */
  readonly companyId: number | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

export interface TenantLedger extends Ledger<StoredLedgerEvent> {
  readonly tenant: { readonly id: number; readonly name: string };
}

type StoredEntry = TenantLedger['entries'][number];

export const toLedgerEntry = (entry: StoredEntry): LedgerEntry => {
  const { kind, id, day, invoiceId, reference, companyId, companyName, dueAt, ore, balanceOre } = entry;
  return {
    ...{ key: [kind, id, ...(entry.isReversal ? ['R'] : [])].join('-'), kind, day, due_at: dueAt },
    invoice: invoiceId === null ? null : { id: invoiceId, reference },
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    amount: fromOre(ore),
    balance: fromOre(balanceOre),
  };
};

/** What a tenant owes, by every invoice, credit and payment (docs/domain-rules.md, D-26). */
export const loadLedger = async (tx: Tx, scope: LedgerScope): Promise<TenantLedger> => {
  const tenant = orNotFound(await findTenantName(tx, scope.tenantId));
  if (scope.companyId !== null) await requireRow(tx, 'company', scope.companyId);
  return { ...makeLedger(await listLedgerEvents(tx, scope), scope), tenant };
};

/** A page of the ledger. `sort[order]=desc` lists the latest first; the balances are the same. */
export const readLedger = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  scope: LedgerScope,
  query: Pick<QueryOf<typeof ledgerCalls.ofTenant>, 'page' | 'limit' | 'sort'>,
): Promise<LedgerPage> => {
  const { tenant, openingOre, closingOre, entries } = await loadLedger(context.tx, scope);
  const ordered = query.sort?.order === 'desc' ? entries.toReversed() : entries;
  const { data, ...page } = paginateSorted(context, query, ordered);
  const unsentOre = await sumUnsentCredits(context.tx, scope, scope.to ?? context.clock.today());
  return {
    ...page,
    data: data.map(toLedgerEntry),
    tenant,
    opening: fromOre(openingOre),
    closing: fromOre(closingOre),
    unsent_credits: fromOre(unsentOre),
  };
};
