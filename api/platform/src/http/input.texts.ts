/** What the caller reads about input that no schema of a call describes. */
export const inputTexts = {
  invalidIdempotencyKey: 'Idempotency-Key måste vara 8–200 synliga tecken.',
  tooLarge: (label = 'Talet') => `${label} är för stort`,
  unknownField: 'Fältet finns inte. Kontrollera stavningen, eller utelämna det.',
  readOnlyField: 'Fältet kan inte ändras här. Utelämna det, eller skicka det som det är sparat.',
} as const;
