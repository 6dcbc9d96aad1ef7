export const companyTexts = {
  overview: 'Företag',
  removed: 'Företaget är borttaget',
  hasLeases: 'Företaget kan inte tas bort eftersom det har objekt med uthyrningar.',
  noIntegration: 'Det går inte att koppla ett bokföringsprogram än. Lämna kopplingen tom.',
} as const;
