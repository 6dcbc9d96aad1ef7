/** A day on which a mistake about the calendar shows. */
interface NamedDay {
  readonly name: string;
  /** When the clock of each stage starts, an ISO date-time in UTC. */
  readonly instant: string;
}

/** Sweden is one hour ahead of UTC in winter, two in summer. */
export const namedDays: readonly NamedDay[] = [
  { name: 'sista dagen i månaden', instant: '2026-01-31T08:00:00Z' },
  { name: 'första dagen i månaden', instant: '2026-03-01T08:00:00Z' },
  { name: 'skottdagen', instant: '2028-02-29T08:00:00Z' },
  { name: 'sommartiden börjar', instant: '2026-03-29T00:45:00Z' },
  { name: 'sommartiden slutar', instant: '2026-10-25T00:45:00Z' },
  { name: 'nyårsafton', instant: '2026-12-31T08:00:00Z' },
  { name: 'nytt år i Sverige, inte i UTC', instant: '2026-12-31T23:30:00Z' },
  { name: 'ny månad i Sverige, inte i UTC', instant: '2026-07-31T23:30:00Z' },
];
