import './lease-tenants.css';
import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { AppLink, useApiMutation, useAppNavigate } from '@husrum/platform';
import { type MenuAction, MoreMenu, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { ContactDetails } from '../tenant/contact-details';
import { leaseTexts } from './lease.texts';

type LeaseTenant = Lease['tenants'][number];

interface Props {
  lease: Lease;
  onAddExisting: () => void;
}

/** The tenants of the lease with their contact details; the primary tenant gets the invoices. */
export const LeaseTenants = ({ lease, onAddExisting }: Props) => {
  const navigate = useAppNavigate();
  const listActions = useLeaseTenantActions(lease);
  const inactive = lease.state.status === 'inactive';
  return (
    <Section title={leaseTexts.tenants}>
      <ul className="lease-tenants">
        {lease.tenants.map((tenant) => (
          <li key={tenant.id}>
            <div className="lease-tenants__name">
              <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>
              {tenant.pivot.primary && <ToneTag tone="blue">{leaseTexts.primary}</ToneTag>}
              {!inactive && (
                <MoreMenu small label={leaseTexts.tenantActions(tenant.name)} actions={listActions(tenant)} />
              )}
            </div>
            <ContactDetails tenant={tenant} />
          </li>
        ))}
      </ul>
      {!inactive && (
        <div className="lease-tenants__more">
          <Button
            call={tenantCalls.create}
            onClick={() => navigate(routes.lease.addTenant({ id: lease.id }))}
          >
            {leaseTexts.createTenant}
          </Button>
          <Button call={leaseCalls.addTenant} onClick={onAddExisting}>
            {leaseTexts.addExistingTenant}
          </Button>
        </div>
      )}
    </Section>
  );
};

/** The items of a tenant's menu. The primary tenant, who gets the invoices, cannot be detached. */
const useLeaseTenantActions = ({ id: leaseId }: Lease) => {
  const confirm = useConfirm();
  const publish = () => [busEvent('lease.changed', { leaseId })];
  const getPrimaryName = (lease: Lease) => lease.primary_tenant?.name ?? '';
  const makePrimary = useApiMutation(leaseCalls.changePrimaryTenant, {
    publish,
    successMessage: (lease) => leaseTexts.madePrimary(getPrimaryName(lease)),
  });
  const detach = useApiMutation(leaseCalls.detachTenant, {
    publish,
    failureMessage: leaseTexts.removeFailed,
  });
  return (tenant: LeaseTenant): MenuAction[] => [
    {
      key: 'primary',
      call: leaseCalls.changePrimaryTenant,
      label: leaseTexts.makePrimary,
      disabled: tenant.pivot.primary,
      reason: leaseTexts.isPrimary,
      onClick: () => makePrimary.mutate({ params: { id: leaseId }, body: { tenant_id: tenant.id } }),
    },
    {
      key: 'detach',
      call: leaseCalls.detachTenant,
      label: leaseTexts.detach,
      danger: true,
      disabled: tenant.pivot.primary,
      reason: leaseTexts.primaryGetsInvoices,
      onClick: () =>
        void confirm({
          text: leaseTexts.detachQuestion(tenant.name),
          ok: leaseTexts.detach,
          danger: true,
        }).then((confirmed) => confirmed && detach.mutate({ params: { id: leaseId, tenantId: tenant.id } })),
    },
  ];
};
