import { type LocalDate, startOfMonth, toOre } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { insertAll, insertMany } from './bulk.store';
import type { LeaseInvoices } from './invoice-plan.rules';
import type { Portfolio } from './portfolio.types';

const catalogue = [
  { name: 'Bredband', fee: 199, tax_rate: 25 },
  { name: 'Garageplats', fee: 450, tax_rate: 25 },
  { name: 'Förråd', fee: 120, tax_rate: 0 },
  { name: 'El enligt schablon', fee: 385, tax_rate: 25 },
  { name: 'Avdrag för ombyggnad', fee: -300, tax_rate: 0 },
] as const;

/** One lease in so many has an add-on. */
const EVERY = 5;

interface Written {
  leaseIds: readonly number[];
  entityIds: readonly number[];
  invoices: readonly LeaseInvoices[];
  today: LocalDate;
}

/**
 * Writes the catalogue of add-ons, gives some leases one of them from the first month it is not billed for yet, so that
 * the invoices there are stay right, and plans a raise of the first estate's rents at the turn of the year.
 */
export const writeAddons = async (
  tx: Tx,
  { leases }: Portfolio,
  { leaseIds, entityIds, invoices, today }: Written,
): Promise<void> => {
  const rows = catalogue.map(({ fee, ...addon }) => ({ ...addon, fee_ore: toOre(fee) }));
  const ids = await insertMany(tx, 'addon', rows);
  await insertAll(
    tx,
    'lease_addon',
    leases.flatMap(({ stop }, at) => {
      const month = invoices[at]?.nextMonth ?? null;
      const place = Math.floor(at / EVERY) % rows.length;
      const addon = rows[place];
      if (at % EVERY !== 0 || month === null || addon === undefined) return [];
      const start = startOfMonth(month);
      if (stop !== null && stop < start) return [];
      return [{ lease_id: leaseIds[at], addon_id: ids[place], ...addon, start, stop: null }];
    }),
  );
  await insertAll(tx, 'rent_adjustment', [
    {
      entity_id: entityIds[0],
      rate: 3.2,
      addons: false,
      scheduled_at: `${Number(today.slice(0, 4)) + 1}-01-01`,
      status: 'SCHEDULED',
    },
  ]);
};
