/** 09:00 in Stockholm on a Tuesday in the middle of a month. */
export const DEFAULT_INSTANT: string;
/**
 * The environment of a process whose clock starts at the instant, and of all processes that it starts. `instant` is an ISO
 * date-time, by default TEST_CLOCK or DEFAULT_INSTANT. Throws for what is not a date-time.
 */
export const createClockEnvironment: (instant?: string) => {
  readonly TEST_CLOCK_OFFSET_MS: string;
  readonly NODE_OPTIONS: string;
};
/** Puts this process and all that it starts on the test clock, unless they are already. */
export const startTestClock: () => void;
/** A script that puts a page of a browser on the test clock of this process. */
export const createClockScript: () => string;
