export const addonTexts = {
  overview: 'Tillägg och avdrag',
  removed: 'Tillägget är borttaget',
} as const;
