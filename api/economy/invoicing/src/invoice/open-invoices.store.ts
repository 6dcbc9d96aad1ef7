import { equalsAny, type Tx } from '@husrum/api-platform';
import type { CreditKey } from './allocation.store';
import { type Invoice, lockInvoices } from './invoice.store';

/** The tenant's invoices from the company that have something left to pay: the sent ones, and those that are ready to send. */
const selectOpenInvoices = (tx: Tx, { tenantId, companyId }: CreditKey) =>
  tx
    .selectFrom('invoicebase')
    .where('tenant_id', '=', tenantId)
    .where('company_id', 'is not distinct from', companyId)
    .where('kind', '<>', 'CREDIT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('left_ore', '>', 0)
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('status', '=', 'READY')]));

export const listOpenInvoiceIds = async (tx: Tx, creditKey: CreditKey): Promise<number[]> => {
  const rows = await selectOpenInvoices(tx, creditKey).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

export const sumOpenInvoicesOre = async (tx: Tx, creditKey: CreditKey): Promise<number> => {
  const { ore } = await selectOpenInvoices(tx, creditKey)
    .select(({ fn }) => fn.sum<string>('left_ore').as('ore'))
    .executeTakeFirstOrThrow();
  return Number(ore ?? 0);
};

export const listOpenInvoices = (tx: Tx, creditKey: CreditKey): Promise<Invoice[]> =>
  selectOpenInvoices(tx, creditKey).selectAll().orderBy('id').execute();

/** Locks the open invoices in id order, and returns those that are still open. */
export const lockOpenInvoices = async (tx: Tx, creditKey: CreditKey): Promise<Invoice[]> => {
  await lockInvoices(tx, await listOpenInvoiceIds(tx, creditKey));
  return listOpenInvoices(tx, creditKey);
};

/**
 * Locks the invoices together with the other open ones of their tenants, on which surpluses are offset, always in the same order.
 * Otherwise two payments whose surpluses settle each other's invoices could deadlock. Returns the given invoices by id.
 */
export const lockInvoicesWithOpenOnes = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Invoice>> => {
  const others = await tx
    .selectFrom('invoicebase as paid')
    .innerJoin('invoicebase', (join) =>
      join
        .onRef('invoicebase.tenant_id', '=', 'paid.tenant_id')
        .onRef('invoicebase.company_id', 'is not distinct from', 'paid.company_id'),
    )
    .select('invoicebase.id')
    .distinct()
    .where(equalsAny('paid.id', ids))
    .where('invoicebase.left_ore', '>', 0)
    .execute();
  const all = [...new Set([...ids, ...others.map(({ id }) => id)])];
  const locked = await tx
    .selectFrom('invoicebase')
    .selectAll()
    .where(equalsAny('invoicebase.id', all))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(locked.map((invoice) => [invoice.id, invoice]));
};
