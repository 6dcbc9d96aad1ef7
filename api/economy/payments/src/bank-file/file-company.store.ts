import type { Tx } from '@husrum/api-platform';
import type { FileCompany } from './file-company.rules';

/** All companies of the business with their giro numbers. */
export const listFileCompanies = (tx: Tx): Promise<FileCompany[]> =>
  tx
    .selectFrom('company')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'company.id')
    .select(['company.id', 'company.name', 'invoicing_config.bankgiro', 'invoicing_config.plusgiro'])
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
