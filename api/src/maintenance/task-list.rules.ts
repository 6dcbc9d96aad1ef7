interface WantedTask {
  readonly id: number | null;
  readonly task: string;
}
interface PlacedTask {
  readonly task: string;
  readonly position: number;
}

/** The changes that turn a list of tasks into the wanted one. */
export interface TaskListChange {
  readonly added: readonly PlacedTask[];
  readonly kept: readonly (PlacedTask & { readonly id: number })[];
  readonly removedIds: readonly number[];
  /** Wanted ids that the list does not have, or that are given twice. */
  readonly unknownIds: readonly number[];
}

/** Rows with an id are kept, those without one are added, and existing ones that are left out are removed. */
export const compareTaskLists = (
  existingIds: readonly number[],
  wanted: readonly WantedTask[],
): TaskListChange => {
  const placed = wanted.map((row, position) => ({ ...row, position }));
  const kept = placed.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]));
  const keptIds = kept.map(({ id }) => id);
  return {
    added: placed.flatMap(({ id, ...row }) => (id === null ? [row] : [])),
    kept,
    removedIds: existingIds.filter((id) => !keptIds.includes(id)),
    unknownIds: keptIds.filter((id, index) => !existingIds.includes(id) || keptIds.indexOf(id) !== index),
  };
};
