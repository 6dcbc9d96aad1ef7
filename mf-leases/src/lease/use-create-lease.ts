import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useConfirmRent } from '@husrum/forms';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tenantQueryOptions } from '../tenant/tenant.queries';
import { entityQueryOptions } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { isMoveIn } from './new-lease.rules';
import type { ExistingTenantLease, NewTenantLease } from './new-lease.schema';

type CreateBody = NewTenantLease | ExistingTenantLease;

const toLeaseCreatedEvent = ({ id, entity_id }: Lease) =>
  busEvent('lease.created', { leaseId: id, entityId: entity_id });

/**
 * Creates the lease. When an existing tenant moves into an apartment, first asks whether to change the tenant's address
 * to it; the server does both in one transaction.
 */
export const useCreateLease = () => {
  const navigate = useAppNavigate();
  const confirmAddressChange = useConfirmAddressChange();
  const create = useApiMutation(leaseCalls.create, {
    publish: (lease) => [toLeaseCreatedEvent(lease)],
    successMessage: leaseTexts.created,
    toastFieldErrors: true,
  });
  const createForTenant = useApiMutation(leaseCalls.createForTenant, {
    publish: (lease, { body: { tenant, update_address } }) => [
      toLeaseCreatedEvent(lease),
      ...(update_address ? [busEvent('tenant.changed', { tenantId: tenant.id })] : []),
    ],
    successMessage: leaseTexts.created,
    toastFieldErrors: true,
  });
  const createLease = async (body: CreateBody): Promise<Lease> => {
    if ('address' in body) return create.mutateAsync({ body });
    const update_address = await confirmAddressChange(body.lease.entity_id, body.tenant.id);
    return createForTenant.mutateAsync({ body: { ...body, update_address } });
  };
  return async (body: CreateBody) => {
    const { id } = await createLease(body);
    navigate(routes.lease.detail({ id }), { replace: true });
  };
};

/** Asks for confirmation when the rent differs tenfold from the object's asking rent. */
export const useConfirmAskingRent = () => {
  const client = useQueryClient();
  const confirmRent = useConfirmRent();
  return async ({ lease }: CreateBody): Promise<boolean> => {
    const entity = await client.fetchQuery(entityQueryOptions(lease.entity_id));
    return confirmRent(entity, lease, entity.area);
  };
};

/** Whether the tenant moves into the object, and the user wants the tenant's address changed to it. */
const useConfirmAddressChange = () => {
  const client = useQueryClient();
  const confirm = useConfirm();
  return async (entityId: number, tenantId: number): Promise<boolean> => {
    const [entity, tenant] = await Promise.all([
      client.fetchQuery(entityQueryOptions(entityId)),
      client.fetchQuery(tenantQueryOptions(tenantId)),
    ]);
    const currentAddress = tenant.addresses.find(({ type }) => type === 'PRIMARY');
    if (!isMoveIn(entity, currentAddress)) return false;
    return confirm({
      title: leaseTexts.moveIn.title,
      text: leaseTexts.moveIn.question(
        tenant.name,
        `${entity.address}, ${entity.postal_code} ${entity.city}`,
      ),
      ok: leaseTexts.moveIn.confirm,
      cancel: leaseTexts.moveIn.cancel,
    });
  };
};
