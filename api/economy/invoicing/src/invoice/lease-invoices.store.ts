import { equalsAny, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Invoice } from './invoice.store';
import { fromStoredAdjustment } from './stored-adjustment.rules';

/** Rent invoices with days on or after a date, except cancelled and credited ones. A locked one can no longer change. */
export const listRentInvoicesFrom = async (tx: Tx, leaseIds: readonly number[], from: LocalDate) => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'lease_id',
      'reference',
      'start',
      'stop',
      'counted_adjustments',
      sql<boolean>`locked_at is not null`.as('locked'),
    ])
    .where(equalsAny('lease_id', leaseIds))
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('stop', '>=', from)
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map(({ counted_adjustments, ...invoice }) => ({
    ...invoice,
    includedAdjustments: counted_adjustments.map(fromStoredAdjustment),
  }));
};

/** The unsent rent invoices of leases, earliest first. With `from`, only those with days on or after it. */
export const listUnsentRentInvoices = (tx: Tx, leaseIds: readonly number[], from?: LocalDate) =>
  tx
    .selectFrom('invoicebase')
    .select(['id', 'lease_id', 'start', 'stop'])
    .where(equalsAny('lease_id', leaseIds))
    .where('kind', '=', 'RENT')
    .where('locked_at', 'is', null)
    .$if(from !== undefined, (all) => all.where('stop', '>=', from ?? ''))
    .orderBy('start')
    .orderBy('id')
    .execute();

/** All rent invoices of a lease, except cancelled and credited ones, earliest first. */
export const listActiveRentInvoices = (tx: Tx, leaseId: number): Promise<Invoice[]> =>
  tx
    .selectFrom('invoicebase')
    .selectAll()
    .where('lease_id', '=', leaseId)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .orderBy('start')
    .orderBy('id')
    .execute();

/** The unsent invoices of a lease, supplements too. */
export const listUnsentInvoiceIdsOfLease = async (tx: Tx, leaseId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('lease_id', '=', leaseId)
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The unsent invoices of a tenant. */
export const listUnsentInvoiceIdsOfTenant = async (tx: Tx, tenantId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('locked_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The unsent invoices of a company that have been generated. */
export const listUnsentInvoiceIdsOfCompany = async (tx: Tx, companyId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('company_id', '=', companyId)
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('invoice_type', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
