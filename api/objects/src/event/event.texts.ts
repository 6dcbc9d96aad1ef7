export const eventTexts = {
  removed: 'Händelse raderad',
  locked: 'Uthyrningen är avslutad, så dess händelser kan inte ändras. Återaktivera uthyrningen först.',
  notMovable: 'Händelsen hör till något annat och kan inte flyttas',
} as const;
