import type { LocalDate } from '@husrum/format';

type Action = () => Promise<void>;

/** Actions by day, in the order in which they were planned. */
export interface Schedule {
  on(day: LocalDate, action: Action): void;
  /** Marks a day on which the nightly run has something to do. */
  addNightlyRun(day: LocalDate): void;
  hasNightlyRun(day: LocalDate): boolean;
  hasActions(day: LocalDate): boolean;
  /** Runs the actions of the day, and those that they add for the same day. */
  runActions(day: LocalDate): Promise<void>;
}

export const createSchedule = (): Schedule => {
  const actions = new Map<LocalDate, Action[]>();
  const nightlyRunDays = new Set<LocalDate>();
  return {
    on: (day, action) => {
      const planned = actions.get(day);
      if (planned) planned.push(action);
      else actions.set(day, [action]);
    },
    addNightlyRun: (day) => {
      nightlyRunDays.add(day);
    },
    hasNightlyRun: (day) => nightlyRunDays.has(day),
    hasActions: (day) => actions.has(day),
    runActions: async (day) => {
      const planned = actions.get(day) ?? [];
      for (let action = planned.shift(); action !== undefined; action = planned.shift()) await action();
      actions.delete(day);
    },
  };
};
