import { orNotFound, type Tx } from '@husrum/api-platform';
import type { Maintenance } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { findRepetitionId, readMaintenanceDetails } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';
import { loadMaintenanceRows } from './maintenance-rows.store';
import { listTasks } from './maintenance-task.store';

export const readMaintenance = async (tx: Tx, id: number): Promise<Maintenance> => {
  const [row] = await loadMaintenanceRows(tx, [id]);
  const activity = orNotFound(row);
  return {
    ...activity,
    ...(await readMaintenanceDetails(tx, id)),
    tasks: await listTasks(tx, id),
    next_id: await findRepetitionId(tx, id),
    breadcrumb: [
      { title: maintenanceTexts.overview, link: routes.maintenance.overview() },
      { title: activity.title, link: null },
    ],
  };
};
