import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { AddressFields, FormSection, SchemaForm, useFormikContext } from '@husrum/forms';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { newAddressValues, newTenantValues, TenantFields } from './tenant.fields';
import { tenantTexts } from './tenant.texts';

export default function TenantCreateScreen() {
  const navigate = useAppNavigate();
  const save = useApiMutation(tenantCalls.create, {
    publish: ({ tenant }) => [busEvent('tenant.created', { tenantId: tenant.id })],
    successMessage: ({ tenant }) => tenantTexts.created(tenant.name),
    onSuccess: ({ tenant }) => navigate(routes.tenant.detail({ id: tenant.id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={tenantTexts.create}
      breadcrumb={[
        { title: tenantTexts.title, link: routes.tenant.overview() },
        { title: tenantTexts.create, link: null },
      ]}
    >
      <Section>
        <SchemaForm
          schema={tenantCalls.create.body}
          initialValues={{ ...newTenantValues, lease_id: null, address: newAddressValues }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={tenantTexts.create}
          onCancel={() => navigate(routes.tenant.overview())}
          draftKey="tenant.create"
        >
          <TenantFields autoFocus />
          <FormSection title={tenantTexts.address}>
            <OptionalAddress />
          </FormSection>
        </SchemaForm>
      </Section>
    </PageFrame>
  );
}

/** The address fields can be hidden; `address: null` then creates the tenant without an address. */
const OptionalAddress = () => {
  const { values, setFieldValue } = useFormikContext<{ address: object | null }>();
  const hasAddress = values.address !== null;
  return (
    <>
      {hasAddress && <AddressFields prefix="address." />}
      <div>
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={() => void setFieldValue('address', hasAddress ? null : newAddressValues)}
        >
          {hasAddress ? tenantTexts.addAddressLater : tenantTexts.addAddress}
        </Button>
      </div>
    </>
  );
};
