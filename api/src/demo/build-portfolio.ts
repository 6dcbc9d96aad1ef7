import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { writeAddons } from './demo-addons.store';
import { writeEvents } from './demo-events.store';
import { writeInvoices } from './demo-invoices.store';
import { writeLeases, writeTenants } from './demo-leases.store';
import { writeCompanies, writeEntities } from './demo-objects.store';
import { writeRuns } from './demo-runs.store';
import { writeTickets } from './demo-tickets.store';
import { planInvoices } from './invoice-plan.rules';
import { planPortfolio } from './portfolio.rules';

export interface PortfolioSize {
  readonly objects: number;
  readonly tenants: number;
  readonly leases: number;
  readonly invoices: number;
}

/** Fills the account of the transaction with a portfolio. The same seed, day and size give the same rows. */
export const buildPortfolio = async (
  tx: Tx,
  today: LocalDate,
  { seed = 1, objects = 121 } = {},
): Promise<PortfolioSize> => {
  const portfolio = planPortfolio(seed, today, objects);
  const invoices = planInvoices(seed, portfolio, today);
  const companyIds = await writeCompanies(tx, today);
  const entityIds = await writeEntities(tx, portfolio, companyIds);
  const tenantIds = await writeTenants(tx, portfolio, today);
  const leaseIds = await writeLeases(tx, portfolio, { entityIds, tenantIds, invoices, today });
  const written = await writeInvoices(tx, portfolio, invoices, {
    companyIds,
    entityIds,
    tenantIds,
    leaseIds,
    today,
  });
  await writeRuns(tx, companyIds);
  await writeAddons(tx, portfolio, { leaseIds, entityIds, invoices, today });
  await writeEvents(tx, { entityIds, leaseIds, today });
  await writeTickets(tx, portfolio, { entityIds, tenantIds, today });
  return { objects: entityIds.length, tenants: tenantIds.length, leases: leaseIds.length, invoices: written };
};
