export interface WantedTask {
  readonly id: number | null;
  readonly task: string;
}
interface PositionedTask {
  readonly task: string;
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
  wanted: readonly WantedTask[],
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
