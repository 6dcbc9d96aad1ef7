import { addressCalls, addressTypeLabel, addressTypes } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { AddressFields, optionsOf, RadioField, SchemaForm } from '@husrum/forms';
import { useGo, useRouteId, useSave } from '@husrum/platform';
import { crumbsUnder, Loaded, PageFrame, Section } from '@husrum/ui';
import { useTenant } from '../tenant/tenant.queries';
import { addressTexts } from './address.texts';

export default function AddressCreateScreen() {
  const id = useRouteId();
  return <Loaded query={useTenant(id)}>{(tenant) => <AddAddress key={tenant.id} tenant={tenant} />}</Loaded>;
}

const types = optionsOf(addressTypes, addressTypeLabel);

const AddAddress = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, addresses } = tenant;
  const go = useGo();
  const back = routes.tenant.detail({ id });
  const save = useSave(addressCalls.create, {
    publish: () => [busEvent('tenant.changed', { tenantId: id })],
    success: addressTexts.created,
    onDone: () => go(back, { replace: true }),
  });
  const hasPrimary = addresses.some(({ type }) => type === 'PRIMARY');
  return (
    <PageFrame
      narrow
      title={addressTexts.create}
      breadcrumb={crumbsUnder(tenant, back, addressTexts.create)}
      facts={[name]}
    >
      <Section>
        <SchemaForm
          schema={addressCalls.create.body}
          initial={{
            tenant_id: id,
            type: hasPrimary ? ('BILLING' as const) : ('PRIMARY' as const),
            address: '',
            postal_code: '',
            city: '',
            country: 'Sverige',
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={addressTexts.create}
          onCancel={() => go(back)}
        >
          <RadioField name="type" options={types} hint={addressTexts.billingHint} />
          <AddressFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
