import type { Tx } from '@husrum/api-platform';
import {
  type InvoiceStatus,
  invoiceStatusLabel,
  isWrittenOff,
  writtenOffLabel,
} from '@husrum/contract/invoice';
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
  written_off: number;
}

const stateLabel = (invoice: FoundInvoice): string =>
  isWrittenOff(invoice) ? writtenOffLabel : invoiceStatusLabel[invoice.status];

/** The invoices whose OCR number or reference is the text or its search code; a part of a number finds nothing. */
export const searchInvoices = async (
  tx: Tx,
  { text, code, today }: { text: string; code: string; today: LocalDate },
): Promise<Hit[]> => {
  const numbers = sql`array[${text.trim()}, ${code}]::text[]`;
  const { rows } = await sql<FoundInvoice>`
    select id, reference, ocr, tenant_name, entity_name, entity_house(entity_id) as house,
           invoice_status(status, due_at, ${today}::date) as status, written_off_ore as written_off
    from invoicebase
    where billable_id = app_billable() and (ocr = any (${numbers}) or reference = any (${numbers}))
    order by id`.execute(tx);
  return rows.map((invoice) => ({
    kind: 'invoices',
    ref_id: invoice.id,
    title: invoice.reference ?? invoice.ocr ?? '',
    subtitle: [
      invoice.tenant_name,
      formatEntityName({ name: invoice.entity_name, house: invoice.house }),
      stateLabel(invoice),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    icon: 'invoice',
    type: 'Hyresavi',
    house: null,
    score: SCORE,
  }));
};
