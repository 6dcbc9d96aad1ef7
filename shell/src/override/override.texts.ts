export const overrideTexts = {
  runsFrom: (origin: string) => `körs från ${origin}`,
  doesNotAnswer: (origin: string) => `svarar inte på ${origin}. Det driftsatta bygget visas.`,
  reset: 'Återställ',
} as const;
