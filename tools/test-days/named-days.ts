/** A day on which a mistake about the calendar shows. */
interface NamedDay {
  readonly name: string;
  /** When the clock of each stage starts, an ISO date-time in UTC. */
  readonly instant: string;
}

/** Sweden is one hour ahead of UTC in winter, two in summer. */
export const namedDays: readonly NamedDay[] = [
  { name: 'last day of a month', instant: '2026-01-31T08:00:00Z' },
  { name: 'first day of a month', instant: '2026-03-01T08:00:00Z' },
  { name: 'leap day', instant: '2028-02-29T08:00:00Z' },
  { name: 'summer time begins', instant: '2026-03-29T00:45:00Z' },
  { name: 'summer time ends', instant: '2026-10-25T00:45:00Z' },
  { name: "New Year's Eve", instant: '2026-12-31T08:00:00Z' },
  { name: 'new year in Sweden, not in UTC', instant: '2026-12-31T23:30:00Z' },
  { name: 'new month in Sweden, not in UTC', instant: '2026-07-31T23:30:00Z' },
];
