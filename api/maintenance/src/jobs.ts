import type { Job } from '@husrum/api-platform';
import { maintenanceJobs } from './maintenance/maintenance.jobs';
import { statutoryInspectionJobs } from './statutory-inspection/statutory-inspection.jobs';
import { ticketJobs } from './ticket/ticket.jobs';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [...maintenanceJobs, ...statutoryInspectionJobs, ...ticketJobs];
