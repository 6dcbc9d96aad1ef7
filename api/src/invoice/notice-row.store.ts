import { type InvoicebaseRow, invoiceKindLabel } from '@husrum/contract/invoice';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { periodLabel } from '../rent/explanation.rules';
import type { Notice } from './invoicebase.store';
import { statusToday } from './open-notice';

type Listed = Notice & { email: string | null };

/** The notice as lists and its own page begin it. The names are those it was made with. */
export const noticeHead = (notice: Listed, today: LocalDate): InvoicebaseRow => {
  const { id, lease_id, entity_id, tenant_id, start, stop } = notice;
  return {
    id,
    reference: notice.reference,
    title: `${invoiceKindLabel[notice.kind]} ${periodLabel({ start, stop })}`,
    kind: notice.kind,
    status: statusToday(notice, today),
    invoice_type: notice.invoice_type,
    lease_id,
    lease:
      lease_id === null || entity_id === null
        ? null
        : { id: lease_id, entity: { id: entity_id, name: notice.entity_name } },
    tenant: tenant_id === null ? null : { id: tenant_id, name: notice.tenant_name, email: notice.email },
    start,
    stop,
    send_date: notice.send_date,
    due_at: notice.due_at,
    sent_at: notice.sent_at,
    pay_amount_rounded: fromOre(notice.pay_ore),
    payment_left: fromOre(notice.left_ore),
    created_at: notice.created_at,
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
  return rows.map(({ email, billing_email, ...notice }) => ({ ...notice, email: billing_email ?? email }));
};

export const noticeRows = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<InvoicebaseRow[]> => (await listed(tx, ids)).map((notice) => noticeHead(notice, today));
