import type { Tenant } from '@husrum/contract/tenant';
import { ModalForm } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { tenantTexts } from './tenant.texts';

/** Why a tenant with leases or invoices, which must be kept, cannot be removed; undefined for a tenant without them. */
export const explainKept = ({ leases, has_invoices }: Tenant): string | undefined => {
  if (leases.length > 0) return tenantTexts.kept.leases;
  return has_invoices ? tenantTexts.kept.invoices : undefined;
};

interface Props {
  tenant: Tenant;
  onClose: () => void;
}

/**
 * Says why the tenant cannot be removed. It is shown instead of the confirmation, because the server would refuse the
 * removal.
 */
export const CannotRemoveTenantModal = ({ tenant, onClose }: Props) => (
  <ModalForm title={tenantTexts.cannotRemove} open onClose={onClose}>
    <Alert type="warning" showIcon title={explainKept(tenant)} />
  </ModalForm>
);
