import type { LocalDate } from '@husrum/format';

type Action = () => Promise<void>;

/** What is to happen on which day, in the order in which it was planned. */
export interface Schedule {
  on(day: LocalDate, action: Action): void;
  /** A day on which the nightly steps have something to do. */
  onNight(day: LocalDate): void;
  isNight(day: LocalDate): boolean;
  hasActions(day: LocalDate): boolean;
  /** Does what is planned for the day, and what that plans for the same day. */
  runActions(day: LocalDate): Promise<void>;
}

export const createSchedule = (): Schedule => {
  const actions = new Map<LocalDate, Action[]>();
  const nights = new Set<LocalDate>();
  return {
    on: (day, action) => {
      const planned = actions.get(day);
      if (planned) planned.push(action);
      else actions.set(day, [action]);
    },
    onNight: (day) => {
      nights.add(day);
    },
    isNight: (day) => nights.has(day),
    hasActions: (day) => actions.has(day),
    runActions: async (day) => {
      const planned = actions.get(day) ?? [];
      for (let action = planned.shift(); action !== undefined; action = planned.shift()) await action();
      actions.delete(day);
    },
  };
};
