const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;

export const fuzzSettings = {
  requests: Number(FUZZ_REQUESTS ?? 1500),
  seed: Number(FUZZ_SEED ?? 1),
  /** Whether to print the answers: only in a run that is started with FUZZ_REQUESTS. */
  verbose: FUZZ_REQUESTS !== undefined,
} as const;
