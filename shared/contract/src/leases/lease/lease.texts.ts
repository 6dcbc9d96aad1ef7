import type { LeaseState, LeaseStateDisplay } from './lease.state';
import type { NoticeType, PaymentInterval } from './payment-interval';

export const leaseStateDisplay: Readonly<Record<LeaseState, LeaseStateDisplay>> = {
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

interface DescribedLease {
  readonly status: LeaseState;
  readonly stop: string | null;
  /** Whether somebody has ended the lease, as opposed to a fixed term that runs out. */
  readonly terminated: boolean;
}

/** The display of a lease's state. For a terminated lease that still runs it contains the last day (docs/domain-rules.md, D-17). */
export const describeLeaseState = ({ status, stop, terminated }: DescribedLease): LeaseStateDisplay =>
  status === 'ending' && terminated && stop !== null
    ? {
        ...leaseStateDisplay[status],
        title: `Uppsagd, slutar ${stop}`,
        description: `Uthyrningen är uppsagd och slutar ${stop}`,
      }
    : leaseStateDisplay[status];

export const paymentIntervalLabel: Readonly<Record<PaymentInterval, string>> = {
  MONTHLY: 'Månad',
  QUARTERLY: 'Kvartal',
  YEARLY: 'År',
};

/** It follows an amount: `8 500 kr/mån`. */
export const intervalSuffix: Readonly<Record<PaymentInterval, string>> = {
  MONTHLY: '/mån',
  QUARTERLY: '/kvartal',
  YEARLY: '/år',
};

export const noticeTypeLabel: Readonly<Record<NoticeType, string>> = {
  DAY: 'Dagar',
  MONTH: 'Månader',
  YEAR: 'År',
};

/** Errors of the input for a lease. */
export const leaseInputTexts = {
  entityMissing: 'Du måste välja ett objekt',
  stopBeforeStart: 'Slutdatum kan inte vara före startdatum',
} as const;
