import {
  column,
  containsPattern,
  naturalSortKey,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import type { companyCalls, InvoicingConfig } from '@husrum/contract/company';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { Month } from '@husrum/format';
import { sql } from 'kysely';
import type { CompanyFields, InvoicingConfigValues } from './company.rules';

type CompanyPage = ResponseOf<typeof companyCalls.list>;

const entitiesCount = sql<number>`
  (select count(*) from entity where entity.company_id = company.id)`;

export const listCompanies = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<typeof companyCalls.list>,
): Promise<CompanyPage> => {
  const { name } = query;
  return paginate(context, query, {
    from: context.tx
      .selectFrom('company')
      .$if(Boolean(name), (all) => all.where('company.name', 'ilike', containsPattern(name ?? ''))),
    id: 'company.id',
    sort: {
      name: naturalSortKey('company.name'),
      organisation_number: column('company.organisation_number'),
      entities_count: entitiesCount,
      created_at: column('company.created_at'),
    },
    defaultSort: [naturalSortKey('company.name'), 'asc'],
    load: (ids) =>
      context.tx
        .selectFrom('company')
        .select(['id', 'name', 'organisation_number', 'created_at', entitiesCount.as('entities_count')])
        .where('id', 'in', ids)
        .execute(),
  });
};

export const findCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom('company')
    .selectAll()
    .select(entitiesCount.as('entities_count'))
    .where('id', '=', id)
    .executeTakeFirst();

/** The range of numbers that the company's invoices get next; undefined until it has one (docs/domain-rules.md, D-20). */
export const findInvoiceSeries = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('invoice_series')
    .select(['first_number as first', 'last_number as last', 'end_number as end'])
    .where('company_id', '=', companyId)
    .orderBy(sql`last_number = end_number`)
    .orderBy('first_number')
    .limit(1)
    .executeTakeFirst();

/**
 * Locks the business, so that nobody else in it adds or renumbers a company until the transaction ends. Rows that refer to the
 * business can still be inserted.
 */
export const lockCompanyNumbers = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('billable').select('id').forNoKeyUpdate().execute();
};

/** The company with this organisation number in canonical form. */
export const findCompanyByNumber = (tx: Tx, organisationNumber: string) =>
  tx
    .selectFrom('company')
    .select(['id', 'name'])
    .where('organisation_number', '=', organisationNumber)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const insertCompany = async (tx: Tx, values: CompanyFields): Promise<number> => {
  const { id } = await tx.insertInto('company').values(values).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('invoicing_config').values({ company_id: id }).execute();
  return id;
};

export const saveCompany = async (tx: Tx, id: number, values: CompanyFields): Promise<void> => {
  await tx.updateTable('company').set(values).where('id', '=', id).execute();
};

export const deleteCompany = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('company').where('id', '=', id).execute();
};

/** Locks the company until the transaction ends: nobody else can change it, or add an object to it. */
export const lockCompany = (tx: Tx, id: number) =>
  tx.selectFrom('company').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findInvoicingConfig = (tx: Tx, companyId: number): Promise<InvoicingConfig | undefined> =>
  tx
    .selectFrom('invoicing_config')
    .select([
      'company_id',
      'integration_id',
      'terms_of_payment',
      'vat',
      'plusgiro',
      'bankgiro',
      'auto_enabled',
      'generate_day',
      'send_day',
      'generate_period',
      'auto_require_review',
      'min_days',
      'f_tax',
      'swish',
      'updated_at',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Locks the settings until the transaction ends. */
export const lockInvoicingConfig = async (tx: Tx, companyId: number): Promise<void> => {
  await tx
    .selectFrom('invoicing_config')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forUpdate()
    .execute();
};

export const saveInvoicingConfig = async (
  tx: Tx,
  companyId: number,
  values: InvoicingConfigValues,
): Promise<void> => {
  await tx.updateTable('invoicing_config').set(values).where('company_id', '=', companyId).execute();
};

/** Saves the first month whose invoices are generated automatically. Null while automatic invoicing is off. */
export const saveAutoInvoicingStart = async (
  tx: Tx,
  companyId: number,
  month: Month | null,
): Promise<void> => {
  await tx
    .updateTable('invoicing_config')
    .set({ auto_from: month })
    .where('company_id', '=', companyId)
    .execute();
};
