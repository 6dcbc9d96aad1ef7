export const modalTexts = {
  done: 'Klar',
  confirmTitle: 'Är du säker?',
  confirmOk: 'Fortsätt',
  cancel: 'Avbryt',
  unsavedChanges: 'Det du har fyllt i går förlorat.',
} as const;
