import type { ServerPart } from '@husrum/api-platform';
import { calendarRoutes } from './calendar/calendar.routes';
import { fieldWorkRoutes } from './field-work/field-work.routes';
import { maintenanceJobs } from './maintenance/maintenance.jobs';
import { maintenanceRoutes } from './maintenance/maintenance.routes';
import { maintenanceTemplateRoutes } from './maintenance-template/maintenance-template.routes';
import { statutoryInspectionJobs } from './statutory-inspection/statutory-inspection.jobs';
import { statutoryInspectionRoutes } from './statutory-inspection/statutory-inspection.routes';
import { ticketJobs } from './ticket/ticket.jobs';
import { ticketRoutes } from './ticket/ticket.routes';

export const part: ServerPart = {
  routes: [
    ...calendarRoutes,
    ...maintenanceRoutes,
    ...fieldWorkRoutes,
    ...maintenanceTemplateRoutes,
    ...ticketRoutes,
    ...statutoryInspectionRoutes,
  ],
  jobs: [...maintenanceJobs, ...statutoryInspectionJobs, ...ticketJobs],
};
