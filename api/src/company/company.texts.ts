export const companyTexts = {
  overview: 'Företag',
  removed: 'Företaget är borttaget',
  hasLeases: 'Företaget kan inte tas bort eftersom det har objekt med uthyrningar.',
} as const;
