import type { AccountingConnection, AccountingTask } from '@husrum/api-connections';
import type { ActorContext, ServerWithDatabase } from '@husrum/api-platform';

/** The context in which tasks of one connection call the program, between transactions. */
export interface TaskContext {
  readonly server: ServerWithDatabase;
  readonly connection: AccountingConnection;
  /** The name of the program that users see. */
  readonly programLabel: string;
  /** A transaction of the business, as the user who requested the task. */
  transaction<T>(run: (context: ActorContext) => Promise<T>): Promise<T>;
}

/** Saves the result of the call here. Returns the new details of the task, if any. */
export type ApplyTask = (context: ActorContext) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** Calls the accounting program, outside transactions. It first searches for the result of an earlier attempt. */
export type TaskWork = (context: TaskContext) => Promise<ApplyTask>;

/** Reads what the task needs, in the transaction that takes it. The result is undefined when nothing is left to do. */
export type TaskHandler = (context: ActorContext, task: AccountingTask) => Promise<TaskWork | undefined>;
