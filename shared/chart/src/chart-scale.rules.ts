export interface ChartScale {
  readonly min: number;
  readonly max: number;
  /** The ticks from the smallest to the largest, evenly spaced, with 0 among them. */
  readonly ticks: readonly number[];
}

/** About so many steps divide an axis. */
const TARGET_STEPS = 4;

/** Rounds up to 1, 2 or 5 times a power of ten. */
const roundUpStep = (step: number): number => {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5].find((candidate) => step <= candidate * power * 1.000001) ?? 10;
  return factor * power;
};

/** An axis of round numbers that includes 0 and all values. No step is finer than the `decimals` of the values. */
export const createScale = (values: readonly number[], decimals: number): ChartScale => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Without a range, because all values are 0 or there are none, the step is 1.
  const range = high - low || TARGET_STEPS;
  const step = Math.max(roundUpStep(range / TARGET_STEPS), 10 ** -decimals);
  const firstStep = Math.floor(low / step);
  const lastStep = Math.max(Math.ceil(high / step), firstStep + 1);
  const ticks = Array.from({ length: lastStep - firstStep + 1 }, (_tick, index) =>
    Number(((firstStep + index) * step).toPrecision(12)),
  );
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
};
