import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { Company, InvoicingConfig } from '@husrum/contract/company';
import { PAGE_SIZE } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { findCompany, findInvoiceSeries, findInvoicingConfig } from './company.store';
import { companyTexts } from './company.texts';
import { hasInspections, hasLeases, listTopLevelEntities } from './company-entities.store';
import { readInvoicingCalendar } from './invoicing-calendar.store';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

export const readInvoicingConfig = async ({ tx, clock }: Context, id: number): Promise<InvoicingConfig> => {
  const config = orNotFound(await findInvoicingConfig(tx, id));
  const { settings, firstMonthToComplete } = await readInvoicingCalendar(tx, id, clock.today());
  // Until automatic invoicing has been started, its first month can change from day to day.
  const isStarted = settings.autoEnabled && settings.autoFrom !== null;
  return { ...config, next_run_month: isStarted ? firstMonthToComplete : null };
};

export const readCompany = async (context: Context, id: number): Promise<Company> => {
  const { tx } = context;
  const { billable_id: _, ...company } = orNotFound(await findCompany(tx, id));
  const series = await findInvoiceSeries(tx, id);
  return {
    ...company,
    has_leases: await hasLeases(tx, id),
    has_inspections: await hasInspections(tx, id),
    favouritechildren: await listTopLevelEntities(tx, id, PAGE_SIZE),
    invoicingconfig: await readInvoicingConfig(context, id),
    invoice_series:
      series === undefined ? null : { ...series, last: series.last < series.first ? null : series.last },
    breadcrumb: [
      { title: companyTexts.overview, link: routes.company.overview() },
      { title: company.name, link: null },
    ],
  };
};
