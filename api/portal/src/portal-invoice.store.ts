import { statusToday, sumCreditedByInvoice } from '@husrum/api-invoicing';
import type { Tx } from '@husrum/api-platform';
import type { PortalInvoice } from '@husrum/contract/portal';
import { fromOre, type LocalDate } from '@husrum/format';
import { canBePaidBySwish, owedOre, toPortalInvoiceState } from './portal-invoice.rules';

/** The Swish numbers of the companies of invoices, by invoice id. */
const findSwishNumbers = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .select(['invoicebase.id', 'invoicing_config.swish'])
    .where('invoicebase.id', 'in', invoiceIds)
    .where('invoicing_config.swish', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, swish }) => [id, swish]));
};

/**
 * What has been paid and credited of invoices since they were sent, and where what is left can be paid. Called with the landlord's rights, and only with invoices that
 * the tenant has been sent.
 */
export const addPaymentsAndCredits = async (
  tx: Tx,
  invoices: readonly PortalInvoice[],
): Promise<PortalInvoice[]> => {
  if (invoices.length === 0) return [];
  const ids = invoices.map(({ id }) => id);
  const payments = await tx
    .selectFrom('allocation')
    .innerJoin('payment', 'payment.id', 'allocation.payment_id')
    .select([
      'allocation.invoicebase_id as invoiceId',
      'allocation.kind',
      'allocation.amount_ore',
      'payment.paid_at',
    ])
    .where('allocation.invoicebase_id', 'in', ids)
    .orderBy('allocation.id')
    .execute();
  const credited = await sumCreditedByInvoice(tx, ids);
  const swishNumbers = await findSwishNumbers(tx, ids);
  return invoices.map((invoice) => ({
    ...invoice,
    payments: payments
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ kind, amount_ore, paid_at }) => ({ kind, amount: fromOre(amount_ore), paid_at })),
    credited: fromOre(credited.get(invoice.id) ?? 0),
    swish: canBePaidBySwish(invoice) ? (swishNumbers.get(invoice.id) ?? null) : null,
  }));
};

/** The invoices that have been sent to the tenant, the latest first. */
export const listPortalInvoices = async (
  tx: Tx,
  tenantId: number,
  today: LocalDate,
): Promise<PortalInvoice[]> => {
  const invoices = await tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'reference',
      'kind',
      'start',
      'stop',
      'entity_name',
      'due_at',
      'sent_at',
      'status',
      'ocr',
      'autogiro',
      'pay_ore',
      'left_ore',
      'written_off_ore',
    ])
    .where('tenant_id', '=', tenantId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return invoices.map(({ status, pay_ore, left_ore, written_off_ore, sent_at, ...invoice }) => ({
    ...invoice,
    sent_at: sent_at ?? '',
    state: toPortalInvoiceState({
      status: statusToday({ status, due_at: invoice.due_at }, today),
      ...{ left_ore, written_off_ore },
    }),
    amount: fromOre(pay_ore),
    left: fromOre(owedOre({ left_ore, written_off_ore })),
  }));
};

export const hasReceivedInvoice = async (tx: Tx, tenantId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
