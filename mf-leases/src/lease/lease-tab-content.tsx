import type { Lease } from '@husrum/contract/lease';
import { Panel } from '@husrum/platform';
import { DescriptionList, lazyComponent, RowsSkeleton, Section } from '@husrum/ui';
import type { ComponentType } from 'react';
import { leaseTexts } from './lease.texts';
import { listLeaseFacts } from './lease-facts';

const lazyTabPart = <P extends object>(fetchPart: () => Promise<ComponentType<P>>) =>
  lazyComponent(async () => ({ default: await fetchPart() }), <RowsSkeleton rows={5} />);
const RentVersions = lazyTabPart(async () => (await import('./rent-versions')).RentVersions);
// Without a skeleton, because only leases of premises have one.
const IndexClause = lazyComponent(async () => ({
  default: (await import('../index-clause/index-clause')).IndexClause,
}));
const LeaseEvents = lazyTabPart(async () => (await import('./lease-events')).LeaseEvents);
const Agreements = lazyTabPart(async () => (await import('../agreement/agreements')).Agreements);
// Without a skeleton, because few leases have proposed credits: it would appear and disappear again.
const ProposedCredits = lazyComponent(async () => ({
  default: (await import('../proposed-credit/proposed-credits')).ProposedCredits,
}));
const Receipts = lazyTabPart(async () => (await import('../receipt/receipts')).Receipts);

/** The tabs of the lease page, named as in `?tab=`. Only the open tab is loaded. */
export const leaseTabs = ['overview', 'coming', 'terms', 'addons', 'receipts', 'files', 'events'] as const;
/** An inactive lease has no coming invoices. */
export const inactiveLeaseTabs = ['overview', 'terms', 'addons', 'receipts', 'files', 'events'] as const;
export type LeaseTab = (typeof leaseTabs)[number];

interface Props {
  tab: LeaseTab;
  lease: Lease;
  inactive: boolean;
}

export const LeaseTabContent = ({ tab, lease, inactive }: Props) => {
  const { id } = lease;
  switch (tab) {
    case 'overview':
      return (
        <>
          <ProposedCredits leaseId={id} />
          <Panel name="lease.invoices" leaseId={id} inactive={inactive} />
          <Panel name="lease.deposits" leaseId={id} inactive={inactive} />
          <Section title={leaseTexts.facts.title}>
            <DescriptionList items={listLeaseFacts(lease)} />
          </Section>
        </>
      );
    case 'coming':
      return <Panel name="lease.forecast" leaseId={id} />;
    case 'terms':
      return (
        <>
          <RentVersions leaseId={id} />
          <IndexClause leaseId={id} inactive={inactive} />
        </>
      );
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
          <Panel name="lease.maintenance" leaseId={id} entityId={lease.entity.id} inactive={inactive} />
          <Panel name="events.of" type="lease" id={id} readOnly={inactive} />
          <LeaseEvents leaseId={id} />
        </>
      );
  }
};
