import { formatCount } from '@husrum/format';

export const upcomingWeekTexts = {
  calendar: 'Kalender',
  weekdays: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
  allOverdue: (count: number) =>
    `Visa alla ${formatCount(count, 'försenad aktivitet', 'försenade aktiviteter')}`,
  moreItems: (count: number) => `Visa fler i kalendern (${formatCount(count, 'händelse', 'händelser')} till)`,
  none: 'Inget planerat de närmaste sju dagarna',
  noneText: 'Aktiviteter, myndighetskrav, inflyttningar och utflyttningar visas här.',
} as const;
