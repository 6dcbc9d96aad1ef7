/** What the user reads when the database refuses a change. */
export const databaseProblemTexts = {
  exists: 'Uppgiften finns redan.',
  inUse: 'Uppgiften hör ihop med något som saknas eller fortfarande används.',
  periodOverlaps: 'Perioden krockar med en annan.',
  numberTooLarge: 'Ett tal är för stort.',
  amountTooLarge: 'Beloppet blir för stort.',
  changedMeanwhile: 'Någon annan ändrade samtidigt. Försök igen.',
  tookTooLong: 'Frågan tog för lång tid. Avgränsa den och försök igen.',
} as const;
