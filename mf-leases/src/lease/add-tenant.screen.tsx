import { busEvent } from '@husrum/contract/bus';
import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { formatEntityName } from '@husrum/format';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section, useUrlTab } from '@husrum/ui';
import { Segmented } from '@husrum/ui/data';
import { newTenantValues, TenantFields } from '../tenant/tenant.fields';
import { TenantPicker } from '../tenant/tenant-picker';
import { useAddTenant } from './add-existing-tenant.modal';
import { EndedLease } from './ended-lease';
import { useLease } from './lease.queries';
import { leaseTexts } from './lease.texts';

export default function AddTenantScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useLease(id)}>{(lease) => <AddTenant key={lease.id} lease={lease} />}</QueryContent>
  );
}

const AddTenant = ({ lease }: { lease: Lease }) => {
  const navigate = useAppNavigate();
  const isEnded = lease.state.status === 'inactive';
  const back = routes.lease.detail({ id: lease.id });
  const [tab, setTab] = useUrlTab(['new', 'existing']);
  const returnToLease = () => navigate(back, { replace: true });
  const addExisting = useAddTenant(lease.id, returnToLease);
  return (
    <PageFrame
      narrow
      title={leaseTexts.addTenant}
      breadcrumb={appendBreadcrumb(lease, back, leaseTexts.addTenant)}
      facts={[formatEntityName(lease.entity)]}
      tabs={
        isEnded ? undefined : (
          <Segmented
            aria-label={leaseTexts.addTenantMode}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'new', label: leaseTexts.fields.newTenant },
              { value: 'existing', label: leaseTexts.fields.existingTenant },
            ]}
          />
        )
      }
    >
      <Section>
        {isEnded ? (
          <EndedLease lease={lease} />
        ) : tab === 'new' ? (
          <NewTenant leaseId={lease.id} onDone={returnToLease} onCancel={() => navigate(back)} />
        ) : (
          <TenantPicker onPick={addExisting} autoFocus />
        )}
      </Section>
    </PageFrame>
  );
};

interface NewTenantProps {
  leaseId: number;
  onDone: () => void;
  onCancel: () => void;
}

const NewTenant = ({ leaseId, onDone, onCancel }: NewTenantProps) => {
  const save = useApiMutation(tenantCalls.create, {
    publish: ({ tenant }) => [
      busEvent('tenant.created', { tenantId: tenant.id }),
      busEvent('lease.changed', { leaseId }),
    ],
    successMessage: ({ tenant }) => leaseTexts.tenantCreated(tenant.name),
    onSuccess: onDone,
  });
  return (
    <SchemaForm
      schema={tenantCalls.create.body}
      initialValues={{ ...newTenantValues, lease_id: leaseId, address: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={leaseTexts.addTenant}
      onCancel={onCancel}
    >
      <TenantFields autoFocus />
    </SchemaForm>
  );
};
