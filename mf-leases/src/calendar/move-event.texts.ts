export const moveEventTexts = {
  calendar: 'Kalender',
  weekdays: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
  kind: { in: 'Inflyttning', out: 'Utflyttning' },
  none: 'Ingen flyttar in eller ut de närmaste sju dagarna',
} as const;
