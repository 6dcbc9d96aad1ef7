import { type LocalDate, localDate } from '@husrum/format';
import { type SelectExpression, sql } from 'kysely';
import type { DB } from '../database';
import type { Tx } from '../platform/db';
import { type Row, rowsOf } from './invoice-row.store';
import type { Notice } from './invoicebase.store';
import type { NoticeDocument, Recipient, Sender } from './notice-pdf/notice-document';

const senderRow = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('company')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'company.id')
    .select([
      'company.name',
      'company.address',
      'company.postal_code',
      'company.city',
      'company.phone',
      'company.email',
      'company.organisation_number',
      'invoicing_config.vat',
      'invoicing_config.bankgiro',
      'invoicing_config.plusgiro',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst();

const recipientOf = async (tx: Tx, { tenant_id, tenant_name }: Notice): Promise<Recipient> => {
  const address =
    tenant_id === null
      ? undefined
      : await tx
          .selectFrom('address')
          .select(['address', 'postal_code', 'city', 'country'])
          .where('tenant_id', '=', tenant_id)
          // BILLING before PRIMARY: the address made for this wins.
          .orderBy('type')
          .executeTakeFirst();
  if (address === undefined) return { name: tenant_name, lines: [] };
  const abroad = address.country === 'Sverige' ? [] : [address.country];
  return {
    name: tenant_name,
    lines: [address.address, `${address.postal_code} ${address.city}`, ...abroad],
  };
};

const objectOf = async (tx: Tx, { entity_id, entity_name }: Notice): Promise<NoticeDocument['object']> => {
  const entity =
    entity_id === null
      ? undefined
      : await tx
          .selectFrom('entity')
          .select(['address', 'postal_code', 'city'])
          .where('id', '=', entity_id)
          .executeTakeFirst();
  if (entity === undefined) return entity_name === '' ? null : { name: entity_name, address: '' };
  return { name: entity_name, address: `${entity.address}, ${entity.postal_code} ${entity.city}` };
};

/** What had been taken off when the notice was sent; later payments do not stand on it. */
const offsetOre = async (tx: Tx, { id, sent_at }: Notice): Promise<number> => {
  const { ore } = await tx
    .selectFrom('allocation')
    .select(sql<number>`coalesce(sum(amount_ore), 0)::bigint`.as('ore'))
    .where('invoicebase_id', '=', id)
    .where('kind', '<>', 'PAYMENT')
    .$if(sent_at !== null, (all) => all.where('created_at', '<=', sent_at ?? ''))
    .executeTakeFirstOrThrow();
  return ore;
};

const textOf = async (tx: Tx, table: 'lease' | 'invoicebase', id: number | null): Promise<string | null> => {
  if (id === null) return null;
  const reference: SelectExpression<DB, typeof table> = 'reference';
  const row = await tx.selectFrom(table).select(reference).where('id', '=', id).executeTakeFirst();
  return row?.reference ?? null;
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

/** Everything that is printed on a notice. */
export const readDocument = async (tx: Tx, notice: Notice, today: LocalDate): Promise<NoticeDocument> => {
  const company = notice.company_id === null ? undefined : await senderRow(tx, notice.company_id);
  const rows = await rowsOf(tx, notice.id);
  return {
    kind: notice.kind,
    reference: notice.reference,
    issued: notice.sent_at === null ? today : localDate(new Date(notice.sent_at)),
    due: notice.kind === 'CREDIT' ? null : notice.due_at,
    period: { start: notice.start, stop: notice.stop },
    sender:
      company === undefined
        ? { ...noSender, name: notice.company_name }
        : {
            name: company.name,
            address: company.address,
            postalCode: company.postal_code,
            city: company.city,
            phone: company.phone,
            email: company.email,
            organisationNumber: company.organisation_number,
            vatNumber: company.vat,
            // Registered for VAT as a business; a private person who lets their home is neither.
            fTax: company.vat !== null,
          },
    recipient: await recipientOf(tx, notice),
    object: await objectOf(tx, notice),
    leaseReference: await textOf(tx, 'lease', notice.lease_id),
    creditedReference: await textOf(tx, 'invoicebase', notice.credits_id),
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
    offsetOre: notice.kind === 'CREDIT' ? 0 : await offsetOre(tx, notice),
    ocr: notice.ocr,
    bankgiro: company?.bankgiro ?? null,
    plusgiro: company?.plusgiro ?? null,
    autogiro: notice.autogiro,
    draft: notice.sent_at === null,
  };
};
