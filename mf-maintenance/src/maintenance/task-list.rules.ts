/** A task in a form. The key stays the same while the user moves it. */
export interface TaskRow {
  readonly key: number;
  /** It is null for a task that is not saved yet. */
  readonly id: number | null;
  readonly task: string;
}

export const toTaskRows = (tasks: readonly { id: number; task: string }[]): TaskRow[] =>
  tasks.map(({ id, task }, index) => ({ key: index + 1, id, task }));

/** Copies of the tasks, to be saved as new ones. */
export const toNewTaskRows = (tasks: readonly { id: number; task: string }[]): TaskRow[] =>
  toTaskRows(tasks).map((row) => ({ ...row, id: null }));

/** The list with an empty task after the one at `index`. */
export const addTaskAfter = (rows: readonly TaskRow[], index: number): TaskRow[] => {
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return [...rows.slice(0, index + 1), { key, id: null, task: '' }, ...rows.slice(index + 1)];
};
