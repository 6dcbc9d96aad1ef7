export const leaveDialogTexts = {
  title: 'Du har osparade ändringar',
  leave: 'Lämna sidan',
  stay: 'Stanna kvar',
  text: 'Ändringarna försvinner om du lämnar sidan.',
} as const;
