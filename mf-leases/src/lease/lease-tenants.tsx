import './lease-tenants.css';
import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { AppLink, useGo, useSave } from '@husrum/platform';
import { type MenuAction, MoreMenu, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { ContactLines } from '../tenant/contact-lines';
import { texts } from './lease.texts';

type Party = Lease['tenants'][number];

interface Props {
  lease: Lease;
  onFind: () => void;
}

/** Who rents, how to reach them, and who gets the invoices. */
export const LeaseTenants = ({ lease, onFind }: Props) => {
  const go = useGo();
  const actionsFor = useTenantActions(lease);
  const inactive = lease.state.status === 'inactive';
  return (
    <Section title={texts.tenants}>
      <ul className="lease-tenants">
        {lease.tenants.map((tenant) => (
          <li key={tenant.id}>
            <div className="lease-tenants__name">
              <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>
              {tenant.pivot.primary && <ToneTag tone="blue">{texts.primary}</ToneTag>}
              {!inactive && (
                <MoreMenu small label={`Fler val för ${tenant.name}`} actions={actionsFor(tenant)} />
              )}
            </div>
            <ContactLines person={tenant} />
          </li>
        ))}
      </ul>
      {!inactive && (
        <div className="lease-tenants__more">
          <Button onClick={() => go(routes.lease.addTenant({ id: lease.id }))}>{texts.newTenant}</Button>
          <Button onClick={onFind}>{texts.existingTenant}</Button>
        </div>
      )}
    </Section>
  );
};

/** The primary tenant has none: somebody must get the invoices. */
const useTenantActions = ({ id: leaseId }: Lease) => {
  const confirm = useConfirm();
  const publish = () => [busEvent('lease.changed', { leaseId })];
  const nameOf = (lease: Lease) => lease.primary_tenant?.name ?? '';
  const makePrimary = useSave(leaseCalls.makePrimary, {
    publish,
    success: (lease) => texts.madePrimary(nameOf(lease)),
  });
  const detach = useSave(leaseCalls.detach, { publish, failure: texts.removeFailed });
  return (tenant: Party): MenuAction[] => [
    {
      key: 'primary',
      label: texts.makePrimary,
      disabled: tenant.pivot.primary,
      onClick: () => makePrimary.mutate({ params: { id: leaseId }, body: { tenant_id: tenant.id } }),
    },
    {
      key: 'detach',
      label: texts.detach,
      danger: true,
      onClick: () =>
        void confirm({ text: texts.detachQuestion(tenant.name), ok: texts.detach, danger: true }).then(
          (agreed) => agreed && detach.mutate({ params: { id: leaseId, tenantId: tenant.id } }),
        ),
    },
  ];
};
