import { type Address, addressCalls } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import type { Entity } from '@husrum/contract/entity';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
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

/** Creates the lease. If an existing tenant moves into an apartment, then asks whether to make its address the tenant's. */
export const useCreateLease = () => {
  const navigate = useAppNavigate();
  const findMove = useFindMove();
  const offerAddressChange = useOfferAddressChange();
  const create = useApiMutation(leaseCalls.create, {
    publish: (lease) => [toLeaseCreatedEvent(lease)],
    successMessage: leaseTexts.created,
    toastFieldErrors: true,
  });
  const createForTenant = useApiMutation(leaseCalls.createForTenant, {
    publish: (lease) => [toLeaseCreatedEvent(lease)],
    successMessage: leaseTexts.created,
    toastFieldErrors: true,
  });
  const createLease = async (body: CreateBody): Promise<Lease> => {
    if ('address' in body) return create.mutateAsync({ body });
    // It is read before the lease is created: if reading fails, there is no lease yet and the user can try again.
    const move = await findMove(body.lease.entity_id, body.tenant.id);
    const lease = await createForTenant.mutateAsync({ body });
    if (move !== null) await offerAddressChange(move);
    return lease;
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

interface Move {
  entity: Entity;
  tenant: Tenant;
  /** The primary address that the tenant moves from. */
  from: Address | undefined;
}

/** Reads the object and the tenant; null if the tenant does not move into the object. */
const useFindMove = () => {
  const client = useQueryClient();
  return async (entityId: number, tenantId: number): Promise<Move | null> => {
    const [entity, tenant] = await Promise.all([
      client.fetchQuery(entityQueryOptions(entityId)),
      client.fetchQuery(tenantQueryOptions(tenantId)),
    ]);
    const from = tenant.addresses.find(({ type }) => type === 'PRIMARY');
    return isMoveIn(entity, from) ? { entity, tenant, from } : null;
  };
};

/** Asks whether to change the tenant's primary address to the object's, and changes it. */
const useOfferAddressChange = () => {
  const confirm = useConfirm();
  const options = {
    publish: ({ tenant_id }: Address) => [busEvent('tenant.changed', { tenantId: tenant_id })],
    successMessage: leaseTexts.moveIn.done,
    failureMessage: leaseTexts.moveIn.failed,
  };
  const update = useApiMutation(addressCalls.update, options);
  const create = useApiMutation(addressCalls.create, options);
  return async ({ entity, tenant, from }: Move): Promise<void> => {
    const { address, postal_code, city, country } = entity;
    const isConfirmed = await confirm({
      title: leaseTexts.moveIn.title,
      text: leaseTexts.moveIn.question(tenant.name, `${address}, ${postal_code} ${city}`),
      ok: leaseTexts.moveIn.confirm,
      cancel: leaseTexts.moveIn.cancel,
    });
    if (!isConfirmed) return;
    const fields = { address, postal_code, city, country };
    // It is not awaited: the lease exists, and a failure is shown in a toast.
    if (from) update.mutate({ body: { ...fields, id: from.id, updated_at: from.updated_at } });
    else create.mutate({ body: { ...fields, tenant_id: tenant.id, type: 'PRIMARY' } });
  };
};
