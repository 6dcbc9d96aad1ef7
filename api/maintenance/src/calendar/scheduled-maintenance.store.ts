import type { Tx } from '@husrum/api-platform';
import type { MaintenanceRow } from '@husrum/contract/maintenance';
import { addDays } from '@husrum/format';
import { startOfDay } from '../maintenance/maintenance.rules';
import { loadMaintenanceRows } from '../maintenance/maintenance-rows.store';
import type { CalendarWindow } from './move.store';

/** Maintenance of the whole business that is scheduled in the window. */
export const listScheduledMaintenance = async (
  tx: Tx,
  { from, to }: Pick<CalendarWindow, 'from' | 'to'>,
): Promise<MaintenanceRow[]> => {
  const rows = await tx
    .selectFrom('maintenance')
    .select('id')
    .where('scheduled_at', '>=', startOfDay(from))
    .where('scheduled_at', '<', startOfDay(addDays(to, 1)))
    .execute();
  return loadMaintenanceRows(
    tx,
    rows.map(({ id }) => id),
  );
};
