export const termsTexts = {
  title: 'Användarvillkor',
  back: 'Till Husrum',
  none: 'Den som driver den här installationen har inga användarvillkor.',
} as const;
