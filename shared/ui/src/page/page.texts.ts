export const pageTexts = {
  breadcrumbs: 'Du är här',
  moreActions: 'Fler val',
  comingSoonTitle: (title: string) => `${title} kommer`,
  comingSoonText: 'Den här delen av Husrum är inte klar än.',
  copy: (label: string) => `Kopiera ${label.toLowerCase()}`,
} as const;
