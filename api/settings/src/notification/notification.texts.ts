export const notificationTexts = {
  cleared: 'Alla notiser är borttagna',
  removed: 'Notisen är borttagen',
  read: 'Notisen är läst',
  allRead: 'Alla notiser är lästa',
} as const;
