import type { Route } from '@husrum/api-platform';
import { calendarRoutes } from './calendar/calendar.routes';
import { fieldWorkRoutes } from './field-work/field-work.routes';
import { maintenanceRoutes } from './maintenance/maintenance.routes';
import { maintenanceTemplateRoutes } from './maintenance-template/maintenance-template.routes';
import { statutoryInspectionRoutes } from './statutory-inspection/statutory-inspection.routes';
import { ticketRoutes } from './ticket/ticket.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...calendarRoutes,
  ...maintenanceRoutes,
  ...fieldWorkRoutes,
  ...maintenanceTemplateRoutes,
  ...ticketRoutes,
  ...statutoryInspectionRoutes,
];
