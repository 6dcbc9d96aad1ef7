export const companyTexts = {
  overview: 'Företag',
  numberTaken: (name: string) => `Organisationsnumret tillhör redan företaget ${name}`,
  removed: 'Företaget är borttaget',
  hasLeases: 'Företaget kan inte tas bort eftersom det har objekt med uthyrningar.',
  hasInspections: 'Företaget kan inte tas bort eftersom det har objekt med registrerade besiktningar.',
} as const;
