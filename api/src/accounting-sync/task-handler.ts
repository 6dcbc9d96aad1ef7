import type { AccountingConnection } from '../accounting/accounting-connection';
import type { AccountingTask } from '../accounting/accounting-task.store';
import type { Database } from '../platform/db';
import type { ActorContext } from '../platform/http';
import type { ServerContext } from '../platform/server-context';

/** What the tasks of one connection are done with, between transactions. */
export interface TaskContext {
  readonly server: ServerContext & { readonly db: Database };
  readonly connection: AccountingConnection;
  /** `Fortnox`, `Spiris (Visma)`. */
  readonly serviceLabel: string;
  /** A transaction of the business, as the user who asked for the task. */
  transaction<T>(run: (context: ActorContext) => Promise<T>): Promise<T>;
}

/** Writes here what was done there. Returns the details to remember, if any. */
export type ApplyTask = (context: ActorContext) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** Asks the accounting program, outside transactions: first whether an earlier try has arrived. */
export type TaskWork = (context: TaskContext) => Promise<ApplyTask>;

/** Reads what the task needs, in the transaction that takes it. Undefined when nothing is left to do. */
export type TaskHandler = (context: ActorContext, task: AccountingTask) => Promise<TaskWork | undefined>;
