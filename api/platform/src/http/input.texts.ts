/** What the caller reads about input that no schema of a call describes. */
export const inputTexts = {
  invalidIdempotencyKey: 'Idempotency-Key måste vara 8–200 synliga tecken.',
  tooLarge: (label = 'Talet') => `${label} är för stort`,
} as const;
