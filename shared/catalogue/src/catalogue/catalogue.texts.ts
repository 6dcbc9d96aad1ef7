import type { ThemeChoice } from '@husrum/ui';

export const catalogueTexts = {
  title: 'Komponenter',
  theme: 'Tema',
  themes: { system: 'System', light: 'Ljust', dark: 'Mörkt' } satisfies Record<ThemeChoice, string>,
  unknown: (component: string) => `Katalogen har ingen komponent ${component}`,
  previous: (component: string) => `Föregående: ${component}`,
  next: (component: string) => `Nästa: ${component}`,
  neighbours: 'Bläddra i katalogen',
} as const;
