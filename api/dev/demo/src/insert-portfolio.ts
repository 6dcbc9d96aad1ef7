import type { Tx } from '@husrum/api-platform';
import type { EntityKind } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { insertAddonsAndRentAdjustment } from './demo-addons.store';
import { insertCompanies, insertEntities } from './demo-entities.store';
import { insertEvents } from './demo-events.store';
import { insertInspections } from './demo-inspections.store';
import { insertInvoices } from './demo-invoices.store';
import { insertJobRuns } from './demo-job-runs.store';
import { insertLeases, insertTenants } from './demo-leases.store';
import { insertMaintenance } from './demo-maintenance.store';
import { insertTickets } from './demo-tickets.store';
import { planInvoices } from './plan-invoices.rules';
import { planPortfolio } from './plan-portfolio.rules';
import type { PortfolioSize } from './portfolio-size';

interface PortfolioOptions {
  readonly seed?: number;
  readonly objects?: number;
}

/** Inserts everything but maintenance activities and statutory inspections. */
const insertBasicPortfolio = async (
  tx: Tx,
  today: LocalDate,
  { seed = 1, objects = 121 }: PortfolioOptions,
) => {
  const portfolio = planPortfolio(seed, today, objects);
  const invoices = planInvoices(seed, portfolio, today);
  const companyIds = await insertCompanies(tx, today);
  const entityIds = await insertEntities(tx, portfolio, companyIds, today);
  const tenantIds = await insertTenants(tx, portfolio, today);
  const leaseIds = await insertLeases(tx, portfolio, { entityIds, tenantIds, invoices, today });
  const invoiceCount = await insertInvoices(tx, portfolio, invoices, {
    companyIds,
    entityIds,
    tenantIds,
    leaseIds,
    today,
  });
  await insertJobRuns(tx, companyIds);
  await insertAddonsAndRentAdjustment(tx, portfolio, { leaseIds, entityIds, invoices, today });
  await insertEvents(tx, { entityIds, leaseIds, today });
  await insertTickets(tx, portfolio, { entityIds, tenantIds, today });
  const size: PortfolioSize = {
    objects: entityIds.length,
    tenants: tenantIds.length,
    leases: leaseIds.length,
    invoices: invoiceCount,
  };
  const idsOf = (kind: EntityKind) =>
    entityIds.filter((_id, index) => portfolio.entities[index]?.kind === kind);
  return { size, companyIds, estateIds: idsOf('estates'), villaIds: idsOf('villas') };
};

/** Inserts a portfolio into the account of the transaction. The same seed, day and size give the same rows. */
export const insertPortfolio = async (
  tx: Tx,
  today: LocalDate,
  options: PortfolioOptions = {},
): Promise<PortfolioSize> => (await insertBasicPortfolio(tx, today, options)).size;

/** Inserts a portfolio with maintenance activities and statutory inspections. */
export const insertPortfolioWithMaintenance = async (
  tx: Tx,
  today: LocalDate,
  options: PortfolioOptions,
): Promise<PortfolioSize> => {
  const { size, companyIds, estateIds, villaIds } = await insertBasicPortfolio(tx, today, options);
  await insertMaintenance(tx, { estateIds, companyIds, today });
  await insertInspections(tx, { estateIds, villaIds, today });
  return size;
};
