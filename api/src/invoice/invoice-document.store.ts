import { type LocalDate, localDate } from '@husrum/format';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../database';
import type { Tx } from '../platform/db';
import { orNotFound } from '../platform/errors';
import type { Invoice } from './invoice.store';
import type { InvoiceDocument, Recipient, Sender } from './invoice-pdf/invoice-document';
import { printedDocuments } from './invoice-print.store';
import { type Row, rowsOfEach } from './invoice-row.store';

/** Of a tenant's addresses the one made for this: BILLING before PRIMARY. */
const addressOf = (of: ExpressionBuilder<DB, 'invoicebase'>) =>
  of
    .selectFrom('address')
    .select(['address.address', 'address.postal_code', 'address.city', 'address.country'])
    .whereRef('address.tenant_id', '=', 'invoicebase.tenant_id')
    .orderBy('address.type')
    .limit(1)
    .as('recipient');

/** What had been taken off when the invoice was sent; later payments do not stand on it. */
const offsetOre = sql<number>`coalesce((
  select sum(amount_ore) from allocation
  where allocation.invoicebase_id = invoicebase.id and kind <> 'PAYMENT'
    and (invoicebase.sent_at is null or allocation.created_at <= invoicebase.sent_at)), 0)::bigint`;

/** What stands on invoices beside what they carry themselves: as it is written down now where it belongs. */
const aroundEach = (tx: Tx, invoiceIds: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('company', 'company.id', 'invoicebase.company_id')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('lease', 'lease.id', 'invoicebase.lease_id')
    .leftJoin('invoicebase as credited', 'credited.id', 'invoicebase.credits_id')
    .leftJoinLateral(addressOf, (on) => on.onTrue())
    .select([
      'invoicebase.id',
      'company.name as company_name',
      'company.address as company_address',
      'company.postal_code as company_postal_code',
      'company.city as company_city',
      'company.phone as company_phone',
      'company.email as company_email',
      'company.organisation_number',
      'invoicing_config.vat',
      'invoicing_config.bankgiro',
      'invoicing_config.plusgiro',
      'entity.address as entity_address',
      'entity.postal_code as entity_postal_code',
      'entity.city as entity_city',
      'lease.reference as lease_reference',
      'credited.reference as credited_reference',
      'recipient.address as recipient_address',
      'recipient.postal_code as recipient_postal_code',
      'recipient.city as recipient_city',
      'recipient.country as recipient_country',
      offsetOre.as('offset_ore'),
    ])
    .where('invoicebase.id', 'in', invoiceIds)
    .execute();

type Around = Awaited<ReturnType<typeof aroundEach>>[number];

const recipientOf = ({ tenant_name }: Invoice, around: Around): Recipient => {
  const { recipient_address, recipient_postal_code, recipient_city, recipient_country } = around;
  if (recipient_address === null) return { name: tenant_name, lines: [] };
  const abroad = recipient_country === null || recipient_country === 'Sverige' ? [] : [recipient_country];
  return {
    name: tenant_name,
    lines: [recipient_address, `${recipient_postal_code} ${recipient_city}`, ...abroad],
  };
};

const objectOf = ({ entity_name }: Invoice, around: Around): InvoiceDocument['object'] => {
  const { entity_address, entity_postal_code, entity_city } = around;
  if (entity_address === null) return entity_name === '' ? null : { name: entity_name, address: '' };
  return { name: entity_name, address: `${entity_address}, ${entity_postal_code} ${entity_city}` };
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

/** Base and VAT by rate, as the rows carry them: what is on an invoice is never counted anew. */
export const vatOf = (rows: readonly Row[]): InvoiceDocument['vat'] =>
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

const senderOf = (invoice: Invoice, around: Around): Sender =>
  around.company_name === null
    ? { ...noSender, name: invoice.company_name }
    : {
        name: around.company_name,
        address: around.company_address ?? '',
        postalCode: around.company_postal_code ?? '',
        city: around.company_city ?? '',
        phone: around.company_phone,
        email: around.company_email,
        organisationNumber: around.organisation_number ?? '',
        vatNumber: around.vat,
        // Registered for VAT as a business; a private person who lets their home is neither.
        fTax: around.vat !== null,
      };

const documentOf = (
  invoice: Invoice,
  around: Around,
  rows: readonly Row[],
  today: LocalDate,
): InvoiceDocument => ({
  kind: invoice.kind,
  reference: invoice.reference,
  issued: invoice.sent_at === null ? today : localDate(new Date(invoice.sent_at)),
  due: invoice.kind === 'CREDIT' ? null : invoice.due_at,
  period: { start: invoice.start, stop: invoice.stop },
  sender: senderOf(invoice, around),
  recipient: recipientOf(invoice, around),
  object: objectOf(invoice, around),
  leaseReference: around.lease_reference,
  creditedReference: around.credited_reference,
  rows: rows.map(({ name, quantity, unit, fee_ore, total_ore, tax_rate }) => ({
    name,
    quantity: Number(quantity),
    unit,
    feeOre: fee_ore,
    totalOre: total_ore,
    taxRate: tax_rate,
  })),
  vat: vatOf(rows),
  feeOre: invoice.fee_ore,
  taxOre: invoice.tax_ore,
  roundedOre: invoice.rounded_ore,
  payOre: invoice.pay_ore,
  offsetOre: invoice.kind === 'CREDIT' ? 0 : around.offset_ore,
  ocr: invoice.ocr,
  bankgiro: around.bankgiro,
  plusgiro: around.plusgiro,
  autogiro: invoice.autogiro,
  draft: invoice.sent_at === null,
});

/** What invoices would say if they were sent today. */
const documentsNow = async (
  tx: Tx,
  invoices: readonly Invoice[],
  today: LocalDate,
): Promise<[number, InvoiceDocument][]> => {
  const ids = invoices.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await rowsOfEach(tx, ids);
  const around = new Map((await aroundEach(tx, ids)).map((one) => [one.id, one]));
  return invoices.map((invoice) => [
    invoice.id,
    documentOf(invoice, orNotFound(around.get(invoice.id)), rows.get(invoice.id) ?? [], today),
  ]);
};

/**
 * Everything that is printed on invoices, in their order. One that was sent says what it said then, whatever has become of
 * its sender and recipient since; but for the due date, which a person may move.
 */
export const readDocuments = async (
  tx: Tx,
  invoices: readonly Invoice[],
  today: LocalDate,
): Promise<InvoiceDocument[]> => {
  const printed = await printedDocuments(
    tx,
    invoices.map(({ id }) => id),
  );
  const unsent = invoices.filter(({ id }) => !printed.has(id));
  const now = new Map(await documentsNow(tx, unsent, today));
  return invoices.map(({ id, due_at }) => {
    const then = printed.get(id);
    return then ? { ...then, due: then.due && due_at } : orNotFound(now.get(id));
  });
};

export const readDocument = async (tx: Tx, invoice: Invoice, today: LocalDate): Promise<InvoiceDocument> =>
  orNotFound((await readDocuments(tx, [invoice], today))[0]);
