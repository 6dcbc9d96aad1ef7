import { naturalSortKey, type Tx } from '@husrum/api-platform';
import type { FileCompany } from './file-company.rules';

const giroColumns = [
  'company.id',
  'company.name',
  'invoicing_config.bankgiro',
  'invoicing_config.plusgiro',
] as const;

/** All companies of the business with their giro numbers. */
export const listFileCompanies = (tx: Tx): Promise<FileCompany[]> =>
  tx
    .selectFrom('company')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'company.id')
    .select(giroColumns)
    .orderBy(naturalSortKey('company.name'))
    .orderBy('company.id')
    .execute();

/** The company that a file was read for, with its giro numbers and the format of the file. */
export const findCompanyOfFile = (tx: Tx, fileId: number) =>
  tx
    .selectFrom('bank_file')
    .innerJoin('company', 'company.id', 'bank_file.company_id')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'company.id')
    .select([...giroColumns, 'bank_file.format'])
    .where('bank_file.id', '=', fileId)
    .executeTakeFirst();
