import type { Company, InvoicingConfig } from '@husrum/contract/company';
import { PAGE_SIZE } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { topLevelOf } from '../entity/entity.store';
import type { Tx } from '../platform/db';
import { orNotFound } from '../platform/errors';
import { findCompany, findInvoicing } from './company.store';

export const showInvoicing = async (tx: Tx, id: number): Promise<InvoicingConfig> =>
  orNotFound(await findInvoicing(tx, id));

export const showCompany = async (tx: Tx, id: number): Promise<Company> => {
  const { billable_id: _account, ...company } = orNotFound(await findCompany(tx, id));
  return {
    ...company,
    favouritechildren: await topLevelOf(tx, id, PAGE_SIZE),
    invoicingconfig: await showInvoicing(tx, id),
    breadcrumb: [
      { title: 'Företag', link: routes.company.overview() },
      { title: company.name, link: null },
    ],
  };
};
