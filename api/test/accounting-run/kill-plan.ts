import type { Random } from '../../src/demo/random';

/** Right before a call has arrived, or right after what it asks for has been done. */
export type Moment = 'before' | 'after';

/** A kind of call: "POST /3/invoices". */
export interface Call {
  readonly route: string;
  readonly isWrite: boolean;
}

/**
 * - calls: right before and right after each kind of call
 * - writes: right after each kind of call that changes the books, the fewest kills that can lose or double something
 */
export type KillSteps = 'calls' | 'writes';

export interface KillPlan {
  /** Kinds of calls are counted in each phase by itself. */
  enter(phase: string): void;
  /** Whether the process that makes the call is to be killed now. Counts it. */
  killsAt(call: Call, moment: Moment): boolean;
  count(): number;
  /** How often a process was killed at each kind of call. */
  describe(): readonly string[];
  /** What changed the books and was never killed at. */
  missed(): readonly string[];
}

interface Options {
  readonly steps: KillSteps;
  /** Kills at random calls, beyond those at every kind of call. */
  readonly extra: number;
  readonly random: Random;
}

/** How many of the calls are killed at by chance, until there were enough. */
const EXTRA_CHANCE = 0.08;

/** Decides at which calls a process is killed: once at each kind of call, and at others by chance. */
export const createKillPlan = ({ steps, extra, random }: Options): KillPlan => {
  const kills = new Map<string, { call: Call; before: number; after: number }>();
  let phase = '';
  let extraKills = 0;
  const isWanted = ({ isWrite }: Call, moment: Moment): boolean =>
    steps === 'calls' || (isWrite && moment === 'after');
  const takesExtra = (): boolean => {
    if (extraKills >= extra || !random.chance(EXTRA_CHANCE)) return false;
    extraKills += 1;
    return true;
  };
  return {
    enter: (name) => {
      phase = name;
    },
    killsAt: (call, moment) => {
      const step = `${phase}: ${call.route}`;
      const seen = kills.get(step) ?? { call, before: 0, after: 0 };
      kills.set(step, seen);
      const isFirst = seen[moment] === 0 && isWanted(call, moment);
      if (!isFirst && !takesExtra()) return false;
      seen[moment] += 1;
      return true;
    },
    count: () => [...kills.values()].reduce((sum, { before, after }) => sum + before + after, 0),
    describe: () =>
      [...kills].map(([step, { before, after }]) => `${step}: ${before} before, ${after} after`),
    // Right before a call the first question is always answered with a kill. A document is asked about only after it is written.
    missed: () =>
      [...kills].flatMap(([step, { call, after }]) =>
        call.isWrite && after === 0 ? [`no kill after ${step}`] : [],
      ),
  };
};
