export const stageTexts = {
  newVersion: 'Ny version finns',
  switchToIt: 'Byt till den',
} as const;
