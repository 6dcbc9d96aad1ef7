export const stateTexts = {
  nothing: 'Det finns ingen data',
  noHits: 'Inga resultat',
  /** The same text as `UNKNOWN_ERROR_TEXT` of the API client. */
  error: 'Något gick fel',
  dialogFailed: 'Fönstret kunde inte öppnas',
  tryLater: 'Försök igen om en stund.',
  retry: 'Försök igen',
  loading: 'Hämtar…',
} as const;
