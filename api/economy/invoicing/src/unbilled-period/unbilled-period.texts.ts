import { formatCount } from '@husrum/format';

export const unbilledPeriodTexts = {
  dayAfterToday: 'Välj i dag eller en tidigare dag',
  billedElsewhere: (leases: number, until: string) =>
    `${formatCount(leases, 'uthyrning räknas som fakturerad', 'uthyrningar räknas som fakturerade')} till och med ${until}`,
} as const;
