import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface MaintenanceTemplateTables {
  maintenance_template: {
    id: Id;
    billable_id: AccountColumn;
    title: string;
    description: string;
    /** Days from the completion of an activity to the next one. It is null without repetition. */
    reschedule_in: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  maintenance_template_task: {
    id: Id;
    billable_id: AccountColumn;
    template_id: number;
    position: number;
    task: string;
  };
}

declare global {
  interface DatabaseTables extends MaintenanceTemplateTables {}
}
