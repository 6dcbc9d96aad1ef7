export const notificationTexts = {
  cleared: 'Alla aviseringar är borttagna',
  removed: 'Aviseringen är borttagen',
  read: 'Aviseringen är läst',
} as const;
