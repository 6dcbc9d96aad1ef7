export const eventTexts = {
  removed: 'Händelse raderad',
} as const;
