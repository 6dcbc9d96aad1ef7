import { orNotFound, type Tx } from '@husrum/api-platform';
import { PAGE_SIZE } from '@husrum/contract/core';
import type { MaintenanceTemplate } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { loadMaintenanceRows } from '../maintenance/maintenance-rows.store';
import { listActivityIds, loadTemplateRows } from './maintenance-template.store';
import { maintenanceTemplateTexts } from './maintenance-template.texts';

export const readTemplate = async (tx: Tx, id: number): Promise<MaintenanceTemplate> => {
  const [row] = await loadTemplateRows(tx, [id]);
  const template = orNotFound(row);
  const ids = await listActivityIds(tx, id, PAGE_SIZE);
  const activities = await loadMaintenanceRows(tx, ids);
  return {
    ...template,
    activities: ids.flatMap((activityId) => activities.find((activity) => activity.id === activityId) ?? []),
    breadcrumb: [
      { title: maintenanceTemplateTexts.overview, link: routes.template.overview() },
      { title: template.title, link: null },
    ],
  };
};
