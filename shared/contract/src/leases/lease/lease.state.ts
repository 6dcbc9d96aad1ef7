export const leaseStates = ['active', 'ending', 'planned', 'inactive'] as const;
export type LeaseState = (typeof leaseStates)[number];

export interface LeaseStateDisplay {
  readonly title: string;
  readonly description: string;
  readonly color: 'green' | 'gold' | 'blue' | 'grey';
  readonly icon: string;
}
/** The states that can be listed: in /lease/filter/:filter and /api/lease/state/{state}. */
export const leaseFilters = ['active', 'planned', 'ending'] as const;
export type LeaseFilter = (typeof leaseFilters)[number];
