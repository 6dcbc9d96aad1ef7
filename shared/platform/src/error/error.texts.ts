export const errorTexts = {
  retry: 'Försök igen',
  page: {
    title: 'Den här delen kunde inte visas',
    text: 'Resten av Husrum fungerar som vanligt, och det du har sparat finns kvar.',
  },
  panel: {
    title: 'Den här delen kunde inte visas just nu',
    text: 'Resten av sidan fungerar.',
  },
  root: 'Den här delen kunde inte visas.',
} as const;
