import { createRandom } from '@husrum/api-platform/testing';

/**
 * - rate_limited: 429
 * - error: 500
 * - slow: the response comes after `slowMs`
 * - token_expired: the access token has expired
 * - token_rotated: the refresh token was used by somebody else
 * - other_casing: the error fields are spelled with the other casing, e.g. `code` for `Code`
 * - answer_lost: the request is performed, and the connection breaks
 */
export const fortnoxFaults = [
  'rate_limited',
  'error',
  'slow',
  'token_expired',
  'token_rotated',
  'other_casing',
  'answer_lost',
] as const;
/** Refusals that tests can inject, for company settings that the simulator does not have. `setChance` never picks them. */
export const fortnoxRefusals = ['article_missing', 'customer_number_taken', 'scope_missing'] as const;
export type FortnoxFault = (typeof fortnoxFaults)[number] | (typeof fortnoxRefusals)[number];

export interface InjectedFault {
  readonly fault: FortnoxFault;
  /** 1 by default; 0 removes the fault. */
  readonly count?: number;
  /** The number of requests to let pass before the fault. */
  readonly after?: number;
  /** Only requests that begin with this text, e.g. "POST /3/invoices". */
  readonly on?: string;
}

/** Faults that tests inject, and random faults for endurance runs. */
export interface FortnoxFaults {
  inject(fault: InjectedFault): void;
  /** Each request gets one of the faults with this probability, 0–1. The seed makes a run repeatable. */
  setChance(probability: number, faults: readonly FortnoxFault[], seed: number): void;
  /** The faults that apply to the request, e.g. "POST /3/invoices". Counts them down. */
  take(request: string): ReadonlySet<FortnoxFault>;
  clear(): void;
}

export const createFortnoxFaults = (): FortnoxFaults => {
  let injected: { fault: FortnoxFault; count: number; after: number; on: string }[] = [];
  let chance = { probability: 0, faults: [] as readonly FortnoxFault[], random: createRandom(1) };
  return {
    inject: ({ fault, count = 1, after = 0, on = '' }) => {
      if (count > 0) injected.push({ fault, count, after, on });
      else injected = injected.filter((one) => one.fault !== fault);
    },
    setChance: (probability, faults, seed) => {
      chance = { probability, faults, random: createRandom(seed) };
    },
    take: (request) => {
      const due = new Set<FortnoxFault>();
      for (const one of injected) {
        if (!request.startsWith(one.on)) continue;
        if (one.after > 0) one.after -= 1;
        else {
          one.count -= 1;
          due.add(one.fault);
        }
      }
      injected = injected.filter(({ count }) => count > 0);
      const { probability, faults, random } = chance;
      if (faults.length > 0 && random.chance(probability)) due.add(random.pick(faults));
      return due;
    },
    clear: () => {
      injected = [];
      chance = { ...chance, probability: 0 };
    },
  };
};
