import { orNotFound, paginateSorted, type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import type { LedgerEntry, LedgerLease, LedgerPage, ledgerCalls } from '@husrum/contract/ledger';
import { fromOre, type LocalDate } from '@husrum/format';
import { listLeasePayments, listLedgerLeases } from './lease-ledger.store';
import { eventsOfLease, type Ledger, makeLedger } from './ledger.rules';
import { findLedgerTenant, listLedgerEvents, type StoredLedgerEvent, sumUnsentCredits } from './ledger.store';
import { findPromisesOfInvoices } from './open-promise.store';

export interface LedgerScope {
  readonly tenantId: number;
  /** Null: with all companies. */
  readonly companyId: number | null;
  /** Null: all leases, and what belongs to none. */
  readonly leaseId: number | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

export interface TenantLedger extends Ledger<StoredLedgerEvent> {
  readonly tenant: { readonly id: number; readonly name: string; readonly email: string | null };
  /** The lease that it is about, or null. */
  readonly lease: LedgerLease | null;
  /** The leases that the tenant has been sent invoices of. */
  readonly leases: readonly LedgerLease[];
  /** What the tenant owes after the last day with all leases. */
  readonly tenantClosingOre: number;
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
  const { tenantId, companyId, leaseId } = scope;
  const tenant = orNotFound(await findLedgerTenant(tx, tenantId));
  if (companyId !== null) await requireRow(tx, 'company', companyId);
  if (leaseId !== null) await requireRow(tx, 'lease', leaseId);
  const events = await listLedgerEvents(tx, scope);
  const whole = makeLedger<StoredLedgerEvent>(events, scope);
  const ledger =
    leaseId === null
      ? whole
      : makeLedger(
          eventsOfLease<StoredLedgerEvent>(
            leaseId,
            events,
            await listLeasePayments(tx, { tenantId, companyId, leaseId }),
          ),
          scope,
        );
  const leases = await listLedgerLeases(tx, scope);
  return {
    ...ledger,
    ...{ tenant, leases, lease: leases.find(({ id }) => id === leaseId) ?? null },
    tenantClosingOre: whole.closingOre,
  };
};

/** A page of the ledger. `sort[order]=desc` lists the latest first; the balances are the same. */
export const readLedger = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  scope: LedgerScope,
  query: Pick<QueryOf<typeof ledgerCalls.ofTenant>, 'page' | 'limit' | 'sort'>,
): Promise<LedgerPage> => {
  const { tenant, leases, openingOre, closingOre, tenantClosingOre, entries } = await loadLedger(
    context.tx,
    scope,
  );
  const ordered = query.sort?.order === 'desc' ? entries.toReversed() : entries;
  const { data, ...page } = paginateSorted(context, query, ordered);
  const today = context.clock.today();
  const promises = await findPromisesOfInvoices(
    context.tx,
    data.flatMap(({ kind, id }) => (kind === 'INVOICE' ? [id] : [])),
    today,
  );
  const unsentOre = await sumUnsentCredits(context.tx, scope, scope.to ?? today);
  return {
    ...page,
    data: data.map((entry) => {
      const promise = entry.kind === 'INVOICE' ? promises.get(entry.id) : undefined;
      return promise === undefined ? toLedgerEntry(entry) : { ...toLedgerEntry(entry), promise };
    }),
    tenant: { id: tenant.id, name: tenant.name },
    tenant_email: tenant.email,
    opening: fromOre(openingOre),
    closing: fromOre(closingOre),
    unsent_credits: fromOre(unsentOre),
    leases: [...leases],
    tenant_closing: fromOre(tenantClosingOre),
  };
};
