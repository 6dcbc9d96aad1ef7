export const pageTexts = {
  breadcrumbs: 'Du är här',
  moreActions: 'Fler val',
  comingSoonTitle: (title: string) => `${title} kommer`,
  comingSoonText: 'Den här delen av Husrum är inte klar än.',
  notPermittedTitle: 'Din roll får inte ändra här',
  notPermittedText: 'Du kan läsa allt. Be en administratör om du behöver kunna göra mer.',
  copy: (label: string) => `Kopiera ${label.toLowerCase()}`,
} as const;
