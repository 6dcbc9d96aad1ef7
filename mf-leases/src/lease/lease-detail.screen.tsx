import type { Lease } from '@husrum/contract/lease';
import { useRouteId } from '@husrum/platform';
import { Loaded, PageFrame, PageTabs, StatusTag, useUrlTab } from '@husrum/ui';
import { useState } from 'react';
import { EndLeaseModal } from './end-lease.modal';
import { FindTenantModal } from './find-tenant.modal';
import { useLease } from './lease.queries';
import { texts } from './lease.texts';
import { LeaseFigures } from './lease-figures';
import { type Asked, factsOf, HeaderActions, moreOf } from './lease-header';
import { LeaseInformationModal } from './lease-information.modal';
import { endedLeaseParts, LeasePart, leaseParts } from './lease-part';
import { LeaseTenants } from './lease-tenants';
import { NextMonthModal } from './next-month.modal';
import { useLeaseMoves } from './use-lease-moves';

export default function LeaseDetailScreen() {
  const id = useRouteId();
  return <Loaded query={useLease(id)}>{(lease) => <LeaseDetail key={lease.id} lease={lease} />}</Loaded>;
}

const LeaseDetail = ({ lease }: { lease: Lease }) => {
  const { id, entity, state, breadcrumb, unreturned_count } = lease;
  const [asked, setAsked] = useState<Asked>();
  const inactive = state.status === 'inactive';
  const parts = inactive ? endedLeaseParts : leaseParts;
  const [part] = useUrlTab(parts);
  const close = () => setAsked(undefined);
  const moves = useLeaseMoves(lease);
  const modal = (name: Asked) => ({ open: asked === name, onClose: close });
  return (
    <PageFrame
      sticky
      title={entity.name}
      status={<StatusTag kind="lease" value={state.status} />}
      breadcrumb={breadcrumb}
      facts={factsOf(lease)}
      actions={<HeaderActions lease={lease} moves={moves} onEnd={() => setAsked('end')} />}
      more={moreOf(lease, moves, setAsked)}
      boxes={<LeaseFigures lease={lease} />}
      tabs={
        <PageTabs
          label={texts.parts}
          current={part}
          tabs={parts.map((key) => ({
            key,
            title: texts.part[key],
            count: key === 'receipts' ? unreturned_count : undefined,
          }))}
        />
      }
      rail={<LeaseTenants lease={lease} onFind={() => setAsked('tenant')} />}
    >
      <LeasePart key={part} part={part} lease={lease} inactive={inactive} />
      <LeaseInformationModal lease={lease} {...modal('information')} />
      <EndLeaseModal lease={lease} {...modal('end')} />
      <NextMonthModal lease={lease} {...modal('month')} />
      <FindTenantModal leaseId={id} {...modal('tenant')} />
    </PageFrame>
  );
};
