import type { DB, Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

type InvoiceExpression = ExpressionBuilder<DB, 'invoicebase'>;

/** The tenant's billing address, or the primary one. The types sort in that order: BILLING, PRIMARY. */
const selectRecipientAddress = (eb: InvoiceExpression) =>
  eb
    .selectFrom('address')
    .select(['address.address', 'address.postal_code', 'address.city', 'address.country'])
    .whereRef('address.tenant_id', '=', 'invoicebase.tenant_id')
    .orderBy('address.type')
    .limit(1)
    .as('recipient');

const selectRows = (eb: InvoiceExpression) =>
  jsonArrayFrom(
    eb
      .selectFrom('invoice_row')
      .select([
        'invoice_row.name',
        'invoice_row.quantity',
        'invoice_row.unit',
        'invoice_row.fee_ore',
        'invoice_row.total_ore',
        'invoice_row.tax_rate',
        'invoice_row.tax_ore',
      ])
      .whereRef('invoice_row.invoicebase_id', '=', 'invoicebase.id')
      .orderBy('invoice_row.position')
      .orderBy('invoice_row.id'),
  );

/** Credit that had been deducted when the invoice was sent. Later deductions are not printed. */
const offsetOre = sql<number>`coalesce((
  select sum(amount_ore) from allocation
  where allocation.invoicebase_id = invoicebase.id and kind <> 'PAYMENT'
    and (invoicebase.sent_at is null or allocation.created_at <= invoicebase.sent_at)), 0)::bigint`;

/** The numbers of the credit invoices, oldest first. */
const creditedBy = sql<string[]>`coalesce((
  select json_agg(credit.reference order by credit.id) from invoicebase credit
  where credit.credits_id = invoicebase.id and credit.reference is not null), '[]')`;

/**
 * Selects everything that an invoice document is rendered from, one row per invoice. Documents and their versions both use
 * this query, so a column that is added here is part of the version too.
 */
const selectDocumentSources = (tx: Tx, invoiceIds: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('company', 'company.id', 'invoicebase.company_id')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .leftJoin('lease', 'lease.id', 'invoicebase.lease_id')
    .leftJoin('invoicebase as credited', 'credited.id', 'invoicebase.credits_id')
    .leftJoin('notice_print', 'notice_print.invoicebase_id', 'invoicebase.id')
    .leftJoinLateral(selectRecipientAddress, (on) => on.onTrue())
    .select([
      'invoicebase.id',
      'invoicebase.kind',
      'invoicebase.reference',
      'invoicebase.ocr',
      'invoicebase.start',
      'invoicebase.stop',
      'invoicebase.sent_at',
      'invoicebase.cancelled_at',
      'invoicebase.credited_at',
      'invoicebase.due_at',
      'invoicebase.due_by_hand',
      'invoicebase.send_date',
      'invoicebase.job_run_id',
      'invoicebase.fee_ore',
      'invoicebase.tax_ore',
      'invoicebase.rounded_ore',
      'invoicebase.pay_ore',
      'invoicebase.autogiro',
      'invoicebase.credit_reason',
      'invoicebase.pdf_key',
      'invoicebase.company_name',
      'invoicebase.entity_name',
      'invoicebase.tenant_name',
      'company.name as sender_name',
      'company.address as sender_address',
      'company.postal_code as sender_postal_code',
      'company.city as sender_city',
      'company.phone as sender_phone',
      'company.email as sender_email',
      'company.organisation_number',
      'invoicing_config.vat',
      'invoicing_config.f_tax',
      'invoicing_config.bankgiro',
      'invoicing_config.plusgiro',
      'invoicing_config.swish',
      'invoicing_config.terms_of_payment',
      'invoicing_config.min_days',
      'entity_type.kind as entity_kind',
      'entity.address as entity_address',
      'entity.postal_code as entity_postal_code',
      'entity.city as entity_city',
      'lease.reference as lease_reference',
      'credited.reference as credited_reference',
      'recipient.address as recipient_address',
      'recipient.postal_code as recipient_postal_code',
      'recipient.city as recipient_city',
      'recipient.country as recipient_country',
      'notice_print.document as sent_document',
      offsetOre.as('offset_ore'),
      creditedBy.as('credited_by'),
    ])
    .select((eb) => selectRows(eb).as('rows'))
    .where('invoicebase.id', 'in', invoiceIds)
    .as('source');

/**
 * A hash that changes when the document or its stored PDF would change. The issue date of an unsent invoice is today.
 * The document of a sent invoice is fixed, except for its due date.
 */
const documentVersion = (today: LocalDate) => sql<string>`md5(
  case when source.sent_document is not null then row(source.due_at, source.pdf_key)::text
       else concat(case when source.sent_at is null then ${today}::text end, source::text) end)`;

export const findDocumentSources = async (tx: Tx, invoiceIds: readonly number[], today: LocalDate) =>
  invoiceIds.length === 0
    ? []
    : tx
        .selectFrom(selectDocumentSources(tx, invoiceIds))
        .selectAll()
        .select(documentVersion(today).as('version'))
        .execute();

export type DocumentSource = Awaited<ReturnType<typeof findDocumentSources>>[number];

/** The versions of the documents, by invoice id. */
export const findDocumentVersions = async (
  tx: Tx,
  invoiceIds: readonly number[],
  today: LocalDate,
): Promise<ReadonlyMap<number, string>> => {
  if (invoiceIds.length === 0) return new Map();
  const versions = await tx
    .selectFrom(selectDocumentSources(tx, invoiceIds))
    .select(['source.id', documentVersion(today).as('version')])
    .execute();
  return new Map(versions.map(({ id, version }) => [id, version]));
};
