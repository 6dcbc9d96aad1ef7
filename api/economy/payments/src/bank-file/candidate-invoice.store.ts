import { isPaidInHusrum } from '@husrum/api-invoicing';
import { equalsAny, type Tx } from '@husrum/api-platform';
import type { InvoiceStatus } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { MatchedInvoice } from './match-bank-payments.rules';

export interface CandidateInvoice extends MatchedInvoice {
  readonly entityName: string;
  /** Null: it is not sent yet. */
  readonly dueAt: LocalDate | null;
  /** Differs after any change of the invoice. */
  readonly updatedAt: string;
}

/** What candidates are searched by, besides the company's open invoices. */
export interface CandidateSearch {
  readonly companyId: number;
  readonly ids: readonly number[];
  /** OCR numbers and numbers of invoices. */
  readonly numbers: readonly string[];
}

/** The invoices that payments may belong to: those that they name or a person chose, and the company's open ones. */
export const findCandidateInvoices = async (
  tx: Tx,
  { companyId, ids, numbers }: CandidateSearch,
): Promise<CandidateInvoice[]> => {
  const invoices = await tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'company_id',
      'reference',
      'ocr',
      sql<InvoiceStatus>`invoice_status(status, due_at)`.as('status_now'),
      'sent_at',
      'tenant_id',
      'tenant_name',
      'entity_name',
      'left_ore',
      'written_off_ore',
      'due_at',
      'start',
      'created_at',
      'updated_at',
      isPaidInHusrum.as('is_paid_in_husrum'),
    ])
    .where('kind', '<>', 'CREDIT')
    .where(({ eb, or, and }) =>
      or([
        equalsAny('invoicebase.id', ids),
        sql<boolean>`ocr = any(${numbers}::text[])`,
        sql<boolean>`reference = any(${numbers}::text[])`,
        and([
          eb('company_id', '=', companyId),
          eb('left_ore', '>', 0),
          eb('cancelled_at', 'is', null),
          eb('credited_at', 'is', null),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  return invoices.map((invoice) => ({
    id: invoice.id,
    companyId: invoice.company_id,
    reference: invoice.reference,
    ocr: invoice.ocr,
    status: invoice.status_now,
    isSent: invoice.sent_at !== null,
    isPaidInHusrum: invoice.is_paid_in_husrum,
    tenantId: invoice.tenant_id,
    tenantName: invoice.tenant_name,
    entityName: invoice.entity_name,
    // A payment takes back what is written off of the invoice that it names.
    leftOre: invoice.left_ore + invoice.written_off_ore,
    dueAt: invoice.due_at,
    start: invoice.start,
    created_at: invoice.created_at,
    updatedAt: invoice.updated_at,
  }));
};
