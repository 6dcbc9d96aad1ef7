import type { Lease } from '@husrum/contract/lease';
import { formatEntityName } from '@husrum/format';
import { useRouteId } from '@husrum/platform';
import { LeaseStatusTag, PageFrame, PageTabs, QueryContent, useUrlTab } from '@husrum/ui';
import { useState } from 'react';
import { AddExistingTenantModal } from './add-existing-tenant.modal';
import { EndLeaseModal } from './end-lease.modal';
import { useLease } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { LeaseDetailCards } from './lease-detail-cards';
import { LeaseHeaderActions, type LeaseModalName, listHeaderFacts, listMenuActions } from './lease-header';
import { LeaseInformationModal } from './lease-information.modal';
import { inactiveLeaseTabs, LeaseTabContent, leaseTabs } from './lease-tab-content';
import { LeaseTenants } from './lease-tenants';
import { NextInvoiceMonthModal } from './next-invoice-month.modal';
import { useLeaseActions } from './use-lease-actions';

export default function LeaseDetailScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useLease(id)}>
      {(lease) => <LeaseDetail key={lease.id} lease={lease} />}
    </QueryContent>
  );
}

const LeaseDetail = ({ lease }: { lease: Lease }) => {
  const { id, entity, state, breadcrumb, unreturned_count } = lease;
  const [openModal, setOpenModal] = useState<LeaseModalName>();
  const inactive = state.status === 'inactive';
  const tabs = inactive ? inactiveLeaseTabs : leaseTabs;
  const [tab] = useUrlTab(tabs);
  const close = () => setOpenModal(undefined);
  const actions = useLeaseActions(lease);
  const getModalProps = (name: LeaseModalName) => ({ open: openModal === name, onClose: close });
  return (
    <PageFrame
      sticky
      title={formatEntityName(entity)}
      status={<LeaseStatusTag status={state.status} stop={lease.stop} terminated={lease.terminated} />}
      breadcrumb={breadcrumb}
      facts={listHeaderFacts(lease)}
      actions={<LeaseHeaderActions lease={lease} onEnd={() => setOpenModal('end')} />}
      menuActions={listMenuActions(lease, actions, setOpenModal)}
      statistics={<LeaseDetailCards lease={lease} />}
      tabs={
        <PageTabs
          label={leaseTexts.tabs}
          current={tab}
          tabs={tabs.map((key) => ({
            key,
            title: leaseTexts.tab[key],
            count: key === 'receipts' ? unreturned_count : undefined,
          }))}
        />
      }
      aside={<LeaseTenants lease={lease} onAddExisting={() => setOpenModal('tenant')} />}
    >
      <LeaseTabContent key={tab} tab={tab} lease={lease} inactive={inactive} />
      <LeaseInformationModal lease={lease} {...getModalProps('information')} />
      <EndLeaseModal lease={lease} {...getModalProps('end')} />
      <NextInvoiceMonthModal lease={lease} {...getModalProps('month')} />
      <AddExistingTenantModal leaseId={id} {...getModalProps('tenant')} />
    </PageFrame>
  );
};
