import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { MaintenanceStatus, TaskStatus } from '@husrum/contract/maintenance';
import type { Generated, GeneratedAlways } from 'kysely';

export interface MaintenanceTables {
  maintenance: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number | null;
    company_id: number | null;
    template_id: number | null;
    title: string;
    description: string;
    scheduled_at: NullableTimestamp;
    /** Days from the completion of an activity to the next one. It is null without repetition. */
    reschedule_in: number | null;
    status: Generated<MaintenanceStatus>;
    responsible_id: number | null;
    budget_ore: number | null;
    cost_ore: number | null;
    /** What was written about the work, when it was finished or later. */
    note: string | null;
    /** The finished activity that this one repeats. */
    previous_id: number | null;
    started_at: NullableTimestamp;
    completed_at: NullableTimestamp;
    cancelled_at: NullableTimestamp;
    /** The names of the users, as they were at the time. */
    started_by: string | null;
    completed_by: string | null;
    /** It is null when the removal of the object or company cancelled the activity. */
    cancelled_by: string | null;
    /** It orders open activities by their day, then closed ones, the latest first. */
    list_order: GeneratedAlways<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  maintenance_task: {
    id: Id;
    billable_id: AccountColumn;
    maintenance_id: number;
    position: number;
    task: string;
    status: Generated<TaskStatus>;
  };
}

declare global {
  interface DatabaseTables extends MaintenanceTables {}
}
