import { type TaskStatus, taskStatuses } from '@husrum/contract/maintenance';

export interface WantedTask {
  readonly id: number | null;
  readonly task: string;
}
/** A task of an activity, which has a status. Null or left out: the status that it has, or that of a new task. */
export interface WantedActivityTask extends WantedTask {
  readonly status?: TaskStatus | null;
}
interface PositionedTask {
  readonly task: string;
  readonly status?: TaskStatus | null;
  readonly position: number;
}

/** The changes that turn a list of tasks into the wanted one. */
export interface TaskListChange {
  readonly added: readonly PositionedTask[];
  readonly kept: readonly (PositionedTask & { readonly id: number })[];
  readonly removedIds: readonly number[];
  /** Wanted ids that the list does not have, or that are given twice. */
  readonly unknownIds: readonly number[];
}

/** Wanted tasks with an id are kept, those without an id are added, and existing tasks that are not wanted are removed. */
export const compareTaskLists = (
  existingIds: readonly number[],
  wanted: readonly WantedActivityTask[],
): TaskListChange => {
  const positioned = wanted.map((row, position) => ({ ...row, position }));
  const kept = positioned.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]));
  const keptIds = kept.map(({ id }) => id);
  return {
    added: positioned.flatMap(({ id, ...row }) => (id === null ? [row] : [])),
    kept,
    removedIds: existingIds.filter((id) => !keptIds.includes(id)),
    unknownIds: keptIds.filter((id, index) => !existingIds.includes(id) || keptIds.indexOf(id) !== index),
  };
};

/** The places in the wanted list whose task would get another status than it has. A new task has the first of the cycle. */
export const findChangedStatuses = (
  existing: readonly { readonly id: number; readonly status: TaskStatus }[],
  wanted: readonly WantedActivityTask[],
): readonly number[] =>
  wanted.flatMap(({ id, status }, index) => {
    const stored = existing.find((task) => task.id === id)?.status ?? taskStatuses[0];
    return status && status !== stored ? [index] : [];
  });
