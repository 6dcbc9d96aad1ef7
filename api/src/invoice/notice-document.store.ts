import { type LocalDate, localDate } from '@husrum/format';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../database';
import type { Tx } from '../platform/db';
import { found } from '../platform/errors';
import { type Row, rowsOfEach } from './invoice-row.store';
import type { Notice } from './invoicebase.store';
import type { NoticeDocument, Recipient, Sender } from './notice-pdf/notice-document';
import { printedDocuments } from './notice-print.store';

/** Of a tenant's addresses the one made for this: BILLING before PRIMARY. */
const addressOf = (of: ExpressionBuilder<DB, 'invoicebase'>) =>
  of
    .selectFrom('address')
    .select(['address.address', 'address.postal_code', 'address.city', 'address.country'])
    .whereRef('address.tenant_id', '=', 'invoicebase.tenant_id')
    .orderBy('address.type')
    .limit(1)
    .as('recipient');

/** What had been taken off when the notice was sent; later payments do not stand on it. */
const offsetOre = sql<number>`coalesce((
  select sum(amount_ore) from allocation
  where allocation.invoicebase_id = invoicebase.id and kind <> 'PAYMENT'
    and (invoicebase.sent_at is null or allocation.created_at <= invoicebase.sent_at)), 0)::bigint`;

/** What stands on notices beside what they carry themselves: as it is written down now where it belongs. */
const aroundEach = (tx: Tx, noticeIds: readonly number[]) =>
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
    .where('invoicebase.id', 'in', noticeIds)
    .execute();

type Around = Awaited<ReturnType<typeof aroundEach>>[number];

const recipientOf = ({ tenant_name }: Notice, around: Around): Recipient => {
  const { recipient_address, recipient_postal_code, recipient_city, recipient_country } = around;
  if (recipient_address === null) return { name: tenant_name, lines: [] };
  const abroad = recipient_country === null || recipient_country === 'Sverige' ? [] : [recipient_country];
  return {
    name: tenant_name,
    lines: [recipient_address, `${recipient_postal_code} ${recipient_city}`, ...abroad],
  };
};

const objectOf = ({ entity_name }: Notice, around: Around): NoticeDocument['object'] => {
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

/** Base and VAT by rate, as the rows carry them: what is on a notice is never counted anew. */
export const vatOf = (rows: readonly Row[]): NoticeDocument['vat'] =>
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

const senderOf = (notice: Notice, around: Around): Sender =>
  around.company_name === null
    ? { ...noSender, name: notice.company_name }
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
  notice: Notice,
  around: Around,
  rows: readonly Row[],
  today: LocalDate,
): NoticeDocument => ({
  kind: notice.kind,
  reference: notice.reference,
  issued: notice.sent_at === null ? today : localDate(new Date(notice.sent_at)),
  due: notice.kind === 'CREDIT' ? null : notice.due_at,
  period: { start: notice.start, stop: notice.stop },
  sender: senderOf(notice, around),
  recipient: recipientOf(notice, around),
  object: objectOf(notice, around),
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
  feeOre: notice.fee_ore,
  taxOre: notice.tax_ore,
  roundedOre: notice.rounded_ore,
  payOre: notice.pay_ore,
  offsetOre: notice.kind === 'CREDIT' ? 0 : around.offset_ore,
  ocr: notice.ocr,
  bankgiro: around.bankgiro,
  plusgiro: around.plusgiro,
  autogiro: notice.autogiro,
  draft: notice.sent_at === null,
});

/** What notices would say if they were sent today. */
const documentsNow = async (
  tx: Tx,
  notices: readonly Notice[],
  today: LocalDate,
): Promise<[number, NoticeDocument][]> => {
  const ids = notices.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await rowsOfEach(tx, ids);
  const around = new Map((await aroundEach(tx, ids)).map((one) => [one.id, one]));
  return notices.map((notice) => [
    notice.id,
    documentOf(notice, found(around.get(notice.id)), rows.get(notice.id) ?? [], today),
  ]);
};

/**
 * Everything that is printed on notices, in their order. One that was sent says what it said then, whatever has become of
 * its sender and recipient since; but for the due date, which a person may move.
 */
export const readDocuments = async (
  tx: Tx,
  notices: readonly Notice[],
  today: LocalDate,
): Promise<NoticeDocument[]> => {
  const printed = await printedDocuments(
    tx,
    notices.map(({ id }) => id),
  );
  const unsent = notices.filter(({ id }) => !printed.has(id));
  const now = new Map(await documentsNow(tx, unsent, today));
  return notices.map(({ id, due_at }) => {
    const then = printed.get(id);
    return then ? { ...then, due: then.due && due_at } : found(now.get(id));
  });
};

export const readDocument = async (tx: Tx, notice: Notice, today: LocalDate): Promise<NoticeDocument> =>
  found((await readDocuments(tx, [notice], today))[0]);
