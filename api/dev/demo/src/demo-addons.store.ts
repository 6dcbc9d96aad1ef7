import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import { type LocalDate, startOfMonth } from '@husrum/format';
import { addonCatalogue, LEASES_PER_ADDON } from './demo-addons.data';
import type { LeaseInvoices } from './plan-invoices.rules';
import type { Portfolio } from './portfolio.types';

interface InsertContext {
  leaseIds: readonly number[];
  entityIds: readonly number[];
  invoices: readonly LeaseInvoices[];
  today: LocalDate;
}

/**
 * Inserts the catalogue of add-ons, one add-on on some leases, and a scheduled rent adjustment of the first estate at the
 * turn of the year. The add-ons start in the first month without an invoice, so that existing invoices stay correct.
 */
export const insertAddonsAndRentAdjustment = async (
  tx: Tx,
  { leases }: Portfolio,
  { leaseIds, entityIds, invoices, today }: InsertContext,
): Promise<void> => {
  const rows = addonCatalogue.map(({ feeOre, ...addon }) => ({ ...addon, fee_ore: feeOre }));
  const ids = await insertRowsReturningIds(tx, 'addon', rows);
  await insertRows(
    tx,
    'lease_addon',
    leases.flatMap(({ stop }, index) => {
      const month = invoices[index]?.nextMonth ?? null;
      const addonIndex = Math.floor(index / LEASES_PER_ADDON) % rows.length;
      const addon = rows[addonIndex];
      if (index % LEASES_PER_ADDON !== 0 || month === null || addon === undefined) return [];
      const start = startOfMonth(month);
      if (stop !== null && stop < start) return [];
      return [{ lease_id: leaseIds[index], addon_id: ids[addonIndex], ...addon, start, stop: null }];
    }),
  );
  await insertRows(tx, 'rent_adjustment', [
    {
      entity_id: entityIds[0],
      rate: 3.2,
      addons: false,
      scheduled_at: `${Number(today.slice(0, 4)) + 1}-01-01`,
      status: 'SCHEDULED',
    },
  ]);
};
