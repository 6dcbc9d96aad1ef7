import { dateInSweden } from '@husrum/format';

/** The only source of time. Business dates are local dates in Stockholm, whatever the time zone of the server. */
export interface Clock {
  now(): Date;
  /** YYYY-MM-DD in Europe/Stockholm. */
  today(): string;
}

const clockFrom = (now: () => Date): Clock => ({ now, today: () => dateInSweden(now()) });

export const systemClock: Clock = clockFrom(() => new Date());

/** A clock for development, which can be moved while the server runs. */
export interface AdjustableClock extends Clock {
  moveTo(instant: Date): void;
}
export const isAdjustable = (clock: Clock): clock is AdjustableClock => 'moveTo' in clock;

/** A clock that starts at the time `start`. Then it runs on, or with `frozen` stands still. */
export const adjustableClock = (start: string, frozen: boolean): AdjustableClock => {
  let base = Date.parse(start);
  let startedAt = Date.now();
  return {
    ...clockFrom(() => new Date(frozen ? base : base + Date.now() - startedAt)),
    moveTo: (instant) => {
      base = instant.getTime();
      startedAt = Date.now();
    },
  };
};

/** The clock that the settings ask for. */
export const createClock = ({ clock }: { clock: { start: string; frozen: boolean } | undefined }): Clock =>
  clock ? adjustableClock(clock.start, clock.frozen) : systemClock;

/** A clock for tests, which returns the same time until it is set. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

export const testClock = (start: string): TestClock => {
  let current = new Date(start);
  return {
    ...clockFrom(() => current),
    set: (instant) => {
      current = new Date(instant);
    },
  };
};
