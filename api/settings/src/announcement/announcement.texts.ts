export const announcementTexts = {
  seen: 'Meddelandet är läst',
  dismissed: 'Meddelandet är stängt',
  removed: 'Meddelandet är borttaget',
  notDismissible: 'Meddelandet kan inte stängas',
} as const;
