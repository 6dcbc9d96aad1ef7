import { addressCalls, addressTypeLabel, addressTypes } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { AddressFields, RadioField, SchemaForm, toOptions } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { useTenant } from '../tenant/tenant.queries';
import { addressTexts } from './address.texts';

export default function AddressCreateScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useTenant(id)}>
      {(tenant) => <CreateAddress key={tenant.id} tenant={tenant} />}
    </QueryContent>
  );
}

const typeOptions = toOptions(addressTypes, addressTypeLabel);

const CreateAddress = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, addresses } = tenant;
  const navigate = useAppNavigate();
  const back = routes.tenant.detail({ id });
  const save = useApiMutation(addressCalls.create, {
    publish: () => [busEvent('tenant.changed', { tenantId: id })],
    successMessage: addressTexts.created,
    onSuccess: () => navigate(back, { replace: true }),
  });
  const hasPrimary = addresses.some(({ type }) => type === 'PRIMARY');
  return (
    <PageFrame
      narrow
      title={addressTexts.create}
      breadcrumb={appendBreadcrumb(tenant, back, addressTexts.create)}
      facts={[name]}
    >
      <Section>
        <SchemaForm
          schema={addressCalls.create.body}
          initialValues={{
            tenant_id: id,
            type: hasPrimary ? ('BILLING' as const) : ('PRIMARY' as const),
            address: '',
            postal_code: '',
            city: '',
            country: 'Sverige',
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={addressTexts.create}
          onCancel={() => navigate(back)}
        >
          <RadioField name="type" options={typeOptions} hint={addressTexts.billingHint} />
          <AddressFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
