import type { Tx } from '@husrum/api-platform';
import { type InvoiceStatus, invoiceStatusLabel } from '@husrum/contract/invoice';
import { formatEntityName, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Hit } from './search.store';

/** Ranks an invoice before other documents with the same number: an OCR number and a reference belong to one invoice. */
const SCORE = 20;

interface FoundInvoice {
  id: number;
  reference: string | null;
  ocr: string | null;
  tenant_name: string;
  entity_name: string;
  house: string | null;
  status: InvoiceStatus;
}

/** The invoices whose OCR number or reference is the text or its search code; a part of a number finds nothing. */
export const searchInvoices = async (
  tx: Tx,
  { text, code, today }: { text: string; code: string; today: LocalDate },
): Promise<Hit[]> => {
  const numbers = sql`array[${text.trim()}, ${code}]::text[]`;
  const { rows } = await sql<FoundInvoice>`
    select id, reference, ocr, tenant_name, entity_name, entity_house(entity_id) as house,
           invoice_status(status, due_at, ${today}::date) as status
    from invoicebase
    where billable_id = app_billable() and (ocr = any (${numbers}) or reference = any (${numbers}))
    order by id`.execute(tx);
  return rows.map(({ id, reference, ocr, tenant_name, entity_name, house, status }) => ({
    kind: 'invoices',
    ref_id: id,
    title: reference ?? ocr ?? '',
    subtitle: [tenant_name, formatEntityName({ name: entity_name, house }), invoiceStatusLabel[status]]
      .filter((part) => part !== '')
      .join(' · '),
    icon: 'invoice',
    type: 'Hyresavi',
    house: null,
    score: SCORE,
  }));
};
