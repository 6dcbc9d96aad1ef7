import { busEvent } from '@husrum/contract/bus';
import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section, useUrlTab } from '@husrum/ui';
import { Segmented } from '@husrum/ui/data';
import { newTenant, TenantFields } from '../tenant/tenant.fields';
import { TenantPicker } from '../tenant/tenant-picker';
import { useAddTenant } from './find-tenant.modal';
import { useLease } from './lease.queries';
import { texts } from './lease.texts';

export default function AddTenantScreen() {
  const id = useRouteId();
  return <Loaded query={useLease(id)}>{(lease) => <AddTenant key={lease.id} lease={lease} />}</Loaded>;
}

const AddTenant = ({ lease }: { lease: Lease }) => {
  const go = useGo();
  const back = routes.lease.detail({ id: lease.id });
  const [tab, choose] = useUrlTab(['new', 'existing']);
  const toLease = () => go(back, { replace: true });
  const add = useAddTenant(lease.id, toLease);
  return (
    <PageFrame
      narrow
      title="Lägg till hyresgäst"
      breadcrumb={crumbsUnder(lease, back, 'Lägg till hyresgäst')}
      facts={[lease.entity.name]}
      tabs={
        <Segmented
          aria-label="Vem läggs till?"
          value={tab}
          onChange={choose}
          options={[
            { value: 'new', label: 'Ny hyresgäst' },
            { value: 'existing', label: 'Befintlig hyresgäst' },
          ]}
        />
      }
    >
      <Section>
        {tab === 'new' ? (
          <NewTenant leaseId={lease.id} onDone={toLease} onCancel={() => go(back)} />
        ) : (
          <TenantPicker onPick={add} autoFocus />
        )}
      </Section>
    </PageFrame>
  );
};

interface Props {
  leaseId: number;
  onDone: () => void;
  onCancel: () => void;
}

const NewTenant = ({ leaseId, onDone, onCancel }: Props) => {
  const save = useSave(tenantCalls.create, {
    publish: ({ tenant }) => [
      busEvent('tenant.created', { tenantId: tenant.id }),
      busEvent('lease.changed', { leaseId }),
    ],
    success: ({ tenant }) => texts.tenantCreated(tenant.name),
    onDone,
  });
  return (
    <SchemaForm
      schema={tenantCalls.create.body}
      initial={{ ...newTenant, lease_id: leaseId, address: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel="Lägg till hyresgäst"
      onCancel={onCancel}
    >
      <TenantFields autoFocus />
    </SchemaForm>
  );
};
