export const fileProcessTexts = {
  tooSlow: 'Det tog för lång tid att läsa filen. Dela upp den i mindre filer och försök igen.',
  failed:
    'Filen går inte att läsa: den är skadad, eller för stor eller för invecklad. Spara den på nytt i programmet som den kommer från, eller dela upp den i mindre filer.',
} as const;
