import { formatCount } from '@husrum/format';
export const unbilledPeriodTexts = {
  dayNotPassed: 'Välj en dag som har passerat',
  billedElsewhere: (leases: number, until: string) =>
    `${formatCount(leases, 'uthyrning räknas som fakturerad', 'uthyrningar räknas som fakturerade')} till och med ${until}`,
} as const;
