import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { appendBreadcrumb, PageFrame, QueryContent, Section } from '@husrum/ui';
import { TenantFields } from './tenant.fields';
import { useTenant } from './tenant.queries';
import { tenantTexts } from './tenant.texts';

export default function TenantEditScreen() {
  const id = useRouteId();
  return (
    <QueryContent query={useTenant(id)}>
      {(tenant) => <EditTenant key={tenant.id} tenant={tenant} />}
    </QueryContent>
  );
}

const EditTenant = ({ tenant }: { tenant: Tenant }) => {
  const { id, name, identifier, organisation, phone, email, billing_email, updated_at } = tenant;
  const navigate = useAppNavigate();
  const back = routes.tenant.detail({ id });
  const save = useApiMutation(tenantCalls.update, {
    publish: () => [busEvent('tenant.changed', { tenantId: id })],
    successMessage: tenantTexts.saved,
    onSuccess: () => navigate(back, { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={tenantTexts.editTitle(name)}
      breadcrumb={appendBreadcrumb(tenant, back, tenantTexts.edit)}
    >
      <Section>
        <SchemaForm
          schema={tenantCalls.update.body}
          initialValues={{ id, name, identifier, organisation, phone, email, billing_email, updated_at }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={tenantTexts.save}
          onCancel={() => navigate(back)}
        >
          {tenant.portal === 'ACTIVE' && <p className="h-muted">{tenantTexts.newEmailRevokesAccount}</p>}
          <TenantFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
