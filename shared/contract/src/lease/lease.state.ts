export const leaseStates = ['active', 'ending', 'planned', 'inactive'] as const;
export type LeaseState = (typeof leaseStates)[number];

export interface StateLook {
  readonly title: string;
  readonly description: string;
  readonly color: 'green' | 'gold' | 'blue' | 'grey';
  readonly icon: string;
}
export const leaseStateLook: Readonly<Record<LeaseState, StateLook>> = {
  active: { title: 'Aktiv', description: 'Uthyrningen pågår', color: 'green', icon: 'check' },
  ending: {
    title: 'Upphör',
    description: 'Uthyrningen har ett slutdatum som närmar sig',
    color: 'gold',
    icon: 'clock',
  },
  planned: { title: 'Kommande', description: 'Uthyrningen har inte börjat', color: 'blue', icon: 'calendar' },
  inactive: { title: 'Avslutad', description: 'Uthyrningen har upphört', color: 'grey', icon: 'stop' },
};
/** Values of /lease/filter/:filter and api/lease/state/…. */
export const leaseFilters = ['active', 'planned', 'ending'] as const;
export type LeaseFilter = (typeof leaseFilters)[number];
