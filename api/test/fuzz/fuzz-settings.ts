const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;

export const fuzzSettings = {
  requests: Number(FUZZ_REQUESTS ?? 1500),
  seed: Number(FUZZ_SEED ?? 1),
  /** A run of its own tells what it did; within the suite it is silent. */
  verbose: FUZZ_REQUESTS !== undefined,
} as const;
