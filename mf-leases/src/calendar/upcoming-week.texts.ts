import { formatCount } from '@husrum/format';

export const upcomingWeekTexts = {
  calendar: 'Kalender',
  weekdays: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
  allOverdue: (count: number) =>
    `Visa alla ${formatCount(count, 'försenad aktivitet', 'försenade aktiviteter')}`,
  allItems: (count: number) => `Visa alla ${formatCount(count, 'händelse', 'händelser')} i kalendern`,
  none: 'Inget planerat de närmaste sju dagarna',
  noneText: 'Aktiviteter, inflyttningar och utflyttningar visas här.',
} as const;
