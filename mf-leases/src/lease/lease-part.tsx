import type { Lease } from '@husrum/contract/lease';
import { Panel } from '@husrum/platform';
import { Facts, RowsSkeleton, Section } from '@husrum/ui';
import { lazy, Suspense } from 'react';
import { texts } from './lease.texts';
import { leaseFacts } from './lease-facts';

const LeaseTerms = lazy(async () => ({ default: (await import('./lease-terms')).LeaseTerms }));
const LeaseEvents = lazy(async () => ({ default: (await import('./lease-events')).LeaseEvents }));
const Agreements = lazy(async () => ({ default: (await import('../agreement/agreements')).Agreements }));
const Receipts = lazy(async () => ({ default: (await import('../receipt/receipts')).Receipts }));

/** What the page of a lease is divided into; `?tab=` names one. Only the one that is looked at is fetched. */
export const leaseParts = ['overview', 'coming', 'terms', 'addons', 'receipts', 'files', 'events'] as const;
/** Nothing is to come of a lease that is over. */
export const endedLeaseParts = ['overview', 'terms', 'addons', 'receipts', 'files', 'events'] as const;
export type LeasePartName = (typeof leaseParts)[number];

interface Props {
  part: LeasePartName;
  lease: Lease;
  inactive: boolean;
}

export const LeasePart = (props: Props) => (
  <Suspense fallback={<RowsSkeleton rows={5} />}>
    <Shown {...props} />
  </Suspense>
);

const Shown = ({ part, lease, inactive }: Props) => {
  const { id } = lease;
  switch (part) {
    case 'overview':
      return (
        <>
          <Panel name="lease.invoices" leaseId={id} inactive={inactive} />
          <Section title={texts.about}>
            <Facts items={leaseFacts(lease)} />
          </Section>
        </>
      );
    case 'coming':
      return <Panel name="lease.forecast" leaseId={id} />;
    case 'terms':
      return <LeaseTerms leaseId={id} />;
    case 'addons':
      return <Panel name="lease.addons" leaseId={id} inactive={inactive} />;
    case 'receipts':
      return <Receipts leaseId={id} inactive={inactive} />;
    case 'files':
      return (
        <>
          <Agreements leaseId={id} inactive={inactive} />
          <Panel name="files.of" type="lease" id={id} />
        </>
      );
    case 'events':
      return (
        <>
          <Panel name="events.of" type="lease" id={id} />
          <LeaseEvents leaseId={id} />
        </>
      );
  }
};
