import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { formatPeriod } from '@husrum/api-rent';
import { type InvoiceListItem, invoiceKindLabel } from '@husrum/contract/invoice';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Invoice } from './invoice.store';
import { statusToday } from './require-invoice';

type InvoiceWithEmailAndHouse = Invoice & { email: string | null; house: string | null };

/** The names are those stored when the invoice was created. The house is the object's current one. */
export const toInvoiceListItem = (invoice: InvoiceWithEmailAndHouse, today: LocalDate): InvoiceListItem => {
  const { id, lease_id, entity_id, tenant_id, start, stop } = invoice;
  return {
    id,
    reference: invoice.reference,
    title: `${invoiceKindLabel[invoice.kind]} ${formatPeriod({ start, stop })}`,
    kind: invoice.kind,
    status: statusToday(invoice, today),
    invoice_type: invoice.invoice_type,
    lease_id,
    lease:
      lease_id === null || entity_id === null
        ? null
        : { id: lease_id, entity: { id: entity_id, name: invoice.entity_name, house: invoice.house } },
    tenant: tenant_id === null ? null : { id: tenant_id, name: invoice.tenant_name, email: invoice.email },
    start,
    stop,
    send_date: invoice.send_date,
    due_at: invoice.due_at,
    sent_at: invoice.sent_at,
    ocr: invoice.ocr,
    autogiro: invoice.autogiro,
    sync_active: invoice.sync_active,
    error: invoice.status === 'ERROR' ? (invoice.error ?? invoice.mail_error) : null,
    pay_amount_rounded: fromOre(invoice.pay_ore),
    payment_left: fromOre(invoice.left_ore),
    written_off: fromOre(invoice.written_off_ore),
    created_at: invoice.created_at,
  };
};

export const findInvoicesWithEmailAndHouse = async (
  tx: Tx,
  ids: readonly number[],
): Promise<InvoiceWithEmailAndHouse[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .leftJoin('tenant', 'tenant.id', 'invoicebase.tenant_id')
    .selectAll('invoicebase')
    .select(['tenant.email', 'tenant.billing_email', entityHouse('invoicebase.entity_id').as('house')])
    .where('invoicebase.id', 'in', ids)
    .execute();
  return rows.map(({ email, billing_email, ...invoice }) => ({ ...invoice, email: billing_email ?? email }));
};

export const findInvoiceListItems = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<InvoiceListItem[]> =>
  (await findInvoicesWithEmailAndHouse(tx, ids)).map((invoice) => toInvoiceListItem(invoice, today));
