import { orNotFound, type Tx } from '@husrum/api-platform';
import type { Company, InvoicingConfig } from '@husrum/contract/company';
import { PAGE_SIZE } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { findCompany, findInvoicingConfig } from './company.store';
import { companyTexts } from './company.texts';
import { hasInspections, hasLeases, listTopLevelEntities } from './company-entities.store';
import { findNextRunMonth } from './completed-months.store';

export const readInvoicingConfig = async (tx: Tx, id: number): Promise<InvoicingConfig> => ({
  ...orNotFound(await findInvoicingConfig(tx, id)),
  next_run_month: await findNextRunMonth(tx, id),
});

export const readCompany = async (tx: Tx, id: number): Promise<Company> => {
  const { billable_id: _, ...company } = orNotFound(await findCompany(tx, id));
  return {
    ...company,
    has_leases: await hasLeases(tx, id),
    has_inspections: await hasInspections(tx, id),
    favouritechildren: await listTopLevelEntities(tx, id, PAGE_SIZE),
    invoicingconfig: await readInvoicingConfig(tx, id),
    breadcrumb: [
      { title: companyTexts.overview, link: routes.company.overview() },
      { title: company.name, link: null },
    ],
  };
};
