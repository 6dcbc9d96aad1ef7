export const maintenanceStatuses = ['PLANNED', 'IN_PROGRESS', 'DONE', 'OVERDUE', 'CANCELLED'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];
/** The statuses of an activity that remains to be done: the list's filter `open`. */
export const openMaintenanceStatuses: readonly MaintenanceStatus[] = ['PLANNED', 'IN_PROGRESS', 'OVERDUE'];

/** A task's statuses in the order of their cycle. */
export const taskStatuses = ['INCOMPLETE', 'COMPLETE', 'FAILED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What an activity is on: an object or a company, as in /:type/:id/maintenance/create. */
export const maintenanceOwners = ['entity', 'company'] as const;
export type MaintenanceOwner = (typeof maintenanceOwners)[number];
export const isMaintenanceOwner = (value: string): value is MaintenanceOwner =>
  maintenanceOwners.some((owner) => owner === value);

/** How costs are summed: per year, per company and year, or per object and year. */
export const costGroups = ['year', 'company', 'entity'] as const;
export type CostGroup = (typeof costGroups)[number];

/** Days until the next activity: at most twenty years, longer than any inspection interval. */
export const MAX_RESCHEDULE_DAYS = 7300;
export const MAX_TASKS = 100;
/** The most activities that the list returns at once when it is limited to a window: when `from` and `to` are set. */
export const MAX_WINDOW_SIZE = 5000;
