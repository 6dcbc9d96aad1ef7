/** The only source of time. Business dates are local to Stockholm, whatever the server's own zone is. */
export interface Clock {
  now(): Date;
  /** YYYY-MM-DD in Europe/Stockholm. */
  today(): string;
}

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export const dayOf = (instant: Date): string => stockholm.format(instant);

const clockFrom = (now: () => Date): Clock => ({ now, today: () => dayOf(now()) });

export const realClock: Clock = clockFrom(() => new Date());

/** Not the real time: it can be moved again while the server runs. */
export interface MovedClock extends Clock {
  moveTo(instant: Date): void;
}
export const isMoved = (clock: Clock): clock is MovedClock => 'moveTo' in clock;

/** A clock that starts elsewhere in time, and runs on from there or stands still. */
export const movedClock = (start: string, frozen: boolean): MovedClock => {
  let from = Date.parse(start);
  let began = Date.now();
  return {
    ...clockFrom(() => new Date(frozen ? from : from + Date.now() - began)),
    moveTo: (instant) => {
      from = instant.getTime();
      began = Date.now();
    },
  };
};

/** The clock that the settings ask for. */
export const clockOf = ({ clock }: { clock: { start: string; frozen: boolean } | undefined }): Clock =>
  clock ? movedClock(clock.start, clock.frozen) : realClock;

/** A clock for tests: stands still until it is set. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

export const testClock = (start: string): TestClock => {
  let at = new Date(start);
  return {
    ...clockFrom(() => at),
    set: (instant) => {
      at = new Date(instant);
    },
  };
};
