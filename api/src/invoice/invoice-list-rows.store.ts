import { type InvoiceListItem, invoiceKindLabel } from '@husrum/contract/invoice';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { periodLabel } from '../rent/explanation.rules';
import type { Invoice } from './invoice.store';
import { statusToday } from './open-invoice';

type Listed = Invoice & { email: string | null };

/** The invoice as lists and its own page begin it. The names are those it was made with. */
export const invoiceHead = (invoice: Listed, today: LocalDate): InvoiceListItem => {
  const { id, lease_id, entity_id, tenant_id, start, stop } = invoice;
  return {
    id,
    reference: invoice.reference,
    title: `${invoiceKindLabel[invoice.kind]} ${periodLabel({ start, stop })}`,
    kind: invoice.kind,
    status: statusToday(invoice, today),
    invoice_type: invoice.invoice_type,
    lease_id,
    lease:
      lease_id === null || entity_id === null
        ? null
        : { id: lease_id, entity: { id: entity_id, name: invoice.entity_name } },
    tenant: tenant_id === null ? null : { id: tenant_id, name: invoice.tenant_name, email: invoice.email },
    start,
    stop,
    send_date: invoice.send_date,
    due_at: invoice.due_at,
    sent_at: invoice.sent_at,
    pay_amount_rounded: fromOre(invoice.pay_ore),
    payment_left: fromOre(invoice.left_ore),
    created_at: invoice.created_at,
  };
};

export const listed = async (tx: Tx, ids: readonly number[]): Promise<Listed[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .leftJoin('tenant', 'tenant.id', 'invoicebase.tenant_id')
    .selectAll('invoicebase')
    .select(['tenant.email', 'tenant.billing_email'])
    .where('invoicebase.id', 'in', ids)
    .execute();
  return rows.map(({ email, billing_email, ...invoice }) => ({ ...invoice, email: billing_email ?? email }));
};

export const invoiceRows = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<InvoiceListItem[]> => (await listed(tx, ids)).map((invoice) => invoiceHead(invoice, today));
