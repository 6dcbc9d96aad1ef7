export const notFoundTexts = {
  title: 'Sidan finns inte',
  text: 'Adressen kan vara fel, eller så är det som fanns här borttaget.',
  toDashboard: 'Till översikten',
} as const;
