export const unbilledPeriodTexts = {
  dayNotPassed: 'Välj en dag som har passerat',
  billedElsewhere: (leases: number, until: string) =>
    `${leases === 1 ? '1 uthyrning' : `${leases} uthyrningar`} räknas som fakturerade till och med ${until}`,
} as const;
