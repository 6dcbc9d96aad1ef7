import { addDays, bankDayOnOrAfter, formatDate, type LocalDate, latestDate } from '@husrum/format';
import { dueDate, MIN_DAYS_WITHOUT_COMPANY } from './due-date.rules';
import { isDwelling } from './dwelling.rules';
import type { DocumentSource } from './invoice-document.store';
import type { InvoiceDocument, Recipient, Sender } from './invoice-pdf/invoice-document';

const toRecipient = (source: DocumentSource): Recipient => {
  const { recipient_address, recipient_postal_code, recipient_city, recipient_country } = source;
  if (recipient_address === null) return { name: source.tenant_name, lines: [] };
  const abroad = recipient_country === null || recipient_country === 'Sverige' ? [] : [recipient_country];
  return {
    name: source.tenant_name,
    lines: [recipient_address, `${recipient_postal_code} ${recipient_city}`, ...abroad],
  };
};

const toObject = (source: DocumentSource): InvoiceDocument['object'] => {
  const { entity_name: name, entity_address, entity_postal_code, entity_city } = source;
  if (entity_address === null) return name === '' ? null : { name, address: '' };
  return { name, address: `${entity_address}, ${entity_postal_code} ${entity_city}` };
};

const noSender: Omit<Sender, 'name'> = {
  address: '',
  postalCode: '',
  city: '',
  phone: null,
  email: null,
  organisationNumber: '',
  vatNumber: null,
  fTax: false,
};

/** The company as the sender. When it has been deleted, only its name is known, which is stored on the invoice. */
const toSender = (source: DocumentSource): Sender =>
  source.sender_name === null
    ? { ...noSender, name: source.company_name }
    : {
        name: source.sender_name,
        address: source.sender_address ?? '',
        postalCode: source.sender_postal_code ?? '',
        city: source.sender_city ?? '',
        phone: source.sender_phone,
        email: source.sender_email,
        organisationNumber: source.organisation_number ?? '',
        vatNumber: source.vat,
        fTax: source.f_tax === true,
      };

type TaxedRow = Pick<DocumentSource['rows'][number], 'tax_rate' | 'total_ore' | 'tax_ore'>;

/** Net and VAT by rate, highest rate first. The stored VAT of the rows is summed, not calculated again. */
export const vatByRate = (rows: readonly TaxedRow[]): InvoiceDocument['vat'] =>
  [...new Set(rows.map((row) => row.tax_rate))]
    .sort((a, b) => b - a)
    .map((taxRate) => {
      const taxed = rows.filter((row) => row.tax_rate === taxRate);
      return {
        taxRate,
        netOre: taxed.reduce((sum, row) => sum + row.total_ore, 0),
        taxOre: taxed.reduce((sum, row) => sum + row.tax_ore, 0),
      };
    });

/**
 * The document of an invoice. That of a sent invoice is the stored one, except for its due date, which a person may change, and
 * for the mark that it is cancelled or credited.
 */
export const toInvoiceDocument = (source: DocumentSource, today: LocalDate): InvoiceDocument => {
  const { kind, sent_document: sent } = source;
  const cancelled = source.cancelled_at !== null;
  const credited =
    source.credited_at === null
      ? null
      : { day: formatDate(new Date(source.credited_at)), references: source.credited_by };
  if (sent !== null) return { ...sent, due: sent.due && source.due_at, cancelled, credited };
  return {
    kind,
    reference: source.reference,
    issued: source.sent_at === null ? today : formatDate(new Date(source.sent_at)),
    due: kind === 'CREDIT' ? null : source.due_at,
    period: { start: source.start, stop: source.stop },
    sender: toSender(source),
    recipient: toRecipient(source),
    object: toObject(source),
    leaseReference: source.lease_reference,
    creditedReference: source.credited_reference,
    creditReason: source.credit_reason,
    rows: source.rows.map((row) => ({
      name: row.name,
      quantity: Number(row.quantity),
      unit: row.unit,
      feeOre: row.fee_ore,
      totalOre: row.total_ore,
      taxRate: row.tax_rate,
    })),
    vat: vatByRate(source.rows),
    feeOre: source.fee_ore,
    taxOre: source.tax_ore,
    roundedOre: source.rounded_ore,
    payOre: source.pay_ore,
    offsetOre: kind === 'CREDIT' ? 0 : source.offset_ore,
    ocr: source.ocr,
    bankgiro: source.bankgiro,
    plusgiro: source.plusgiro,
    swish: source.swish,
    autogiro: source.autogiro,
    draft: source.sent_at === null && !cancelled && credited === null,
    cancelled,
    credited,
  };
};

type SendingFacts = Pick<
  DocumentSource,
  | 'kind'
  | 'start'
  | 'sent_at'
  | 'send_date'
  | 'job_run_id'
  | 'due_at'
  | 'due_by_hand'
  | 'terms_of_payment'
  | 'min_days'
  | 'entity_kind'
>;

/**
 * The due date if the invoice is sent today (docs/domain-rules.md, D-10). One that a person has set is kept if it is after
 * today. The result is null on a credit invoice.
 */
export const dueDateWhenSent = (source: SendingFacts, today: LocalDate): LocalDate | null => {
  const { kind, sent_at, send_date, due_at, due_by_hand, terms_of_payment, entity_kind } = source;
  if (sent_at !== null) return due_at;
  if (kind === 'CREDIT') return null;
  const minDays = source.min_days ?? MIN_DAYS_WITHOUT_COMPANY;
  if (due_by_hand && due_at !== null)
    return due_at > today ? due_at : bankDayOnOrAfter(addDays(today, minDays));
  const byTerms = dueDate({
    terms: terms_of_payment ?? 'inactive',
    sendDate: today,
    periodStart: source.start,
    dwelling: entity_kind !== null && isDwelling(entity_kind),
    minDays,
    onSchedule: source.job_run_id !== null && send_date !== null && today <= send_date,
  });
  return due_at === null ? byTerms : latestDate(due_at, byTerms);
};
