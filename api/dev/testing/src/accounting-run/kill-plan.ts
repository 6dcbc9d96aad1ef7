import type { Random } from '@husrum/api-platform/testing';

/** Right before the program receives a call, or right after the program has performed it. */
export type Moment = 'before' | 'after';

/** A kind of call: "POST /3/invoices". */
export interface Call {
  readonly route: string;
  readonly isWrite: boolean;
}

/**
 * - calls: right before and right after each kind of call
 * - writes: right after each kind of call that changes the books: the fewest kills that can lose or duplicate something
 */
export type KillSteps = 'calls' | 'writes';

export interface KillPlan {
  /** Starts a phase. Each phase has its own kills at each kind of call. */
  startPhase(phase: string): void;
  /** Returns whether the process that makes the call must be killed now, and counts the kill. */
  killsAt(call: Call, moment: Moment): boolean;
  countKills(): number;
  /** How often a process was killed at each kind of call. */
  describe(): readonly string[];
  /** The kinds of calls that change the books and right after which no process was killed. */
  listMissedWrites(): readonly string[];
}

interface Options {
  readonly steps: KillSteps;
  /** The number of kills at random calls, in addition to those at every kind of call. */
  readonly extra: number;
  readonly random: Random;
}

/** The probability of an extra kill at a call, until there are enough. */
const EXTRA_CHANCE = 0.08;

/** Decides at which calls a process is killed: once at each kind of call, and at random calls. */
export const createKillPlan = ({ steps, extra, random }: Options): KillPlan => {
  const kills = new Map<string, { call: Call; before: number; after: number }>();
  let phase = '';
  let extraKills = 0;
  const isPlanned = ({ isWrite }: Call, moment: Moment): boolean =>
    steps === 'calls' || (isWrite && moment === 'after');
  const takeExtraKill = (): boolean => {
    if (extraKills >= extra || !random.chance(EXTRA_CHANCE)) return false;
    extraKills += 1;
    return true;
  };
  return {
    startPhase: (name) => {
      phase = name;
    },
    killsAt: (call, moment) => {
      const step = `${phase}: ${call.route}`;
      const counts = kills.get(step) ?? { call, before: 0, after: 0 };
      kills.set(step, counts);
      const isFirst = counts[moment] === 0 && isPlanned(call, moment);
      if (!isFirst && !takeExtraKill()) return false;
      counts[moment] += 1;
      return true;
    },
    countKills: () => [...kills.values()].reduce((sum, { before, after }) => sum + before + after, 0),
    describe: () =>
      [...kills].map(([step, { before, after }]) => `${step}: ${before} before, ${after} after`),
    // Kills before a call need no check: with `calls` the first call of each kind always gets one, with `writes` none is planned.
    listMissedWrites: () =>
      [...kills].flatMap(([step, { call, after }]) =>
        call.isWrite && after === 0 ? [`no kill after ${step}`] : [],
      ),
  };
};
