import { type Address, addressCalls } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tenantQuery } from '../tenant/tenant.queries';
import { entityQuery } from './lease.queries';
import { texts } from './lease.texts';
import { movesIn, placeOf } from './new-lease.rules';
import type { ConnectBody, CreateBody } from './new-lease.schema';

const created = {
  publish: ({ id, entity_id }: Lease) => [busEvent('lease.created', { leaseId: id, entityId: entity_id })],
  success: texts.created,
};

/** Lets the object; an existing tenant of an apartment is then asked to be moved there. */
export const useCreateLease = () => {
  const go = useGo();
  const moveIn = useMoveIn();
  const create = useSave(leaseCalls.create, created);
  const connect = useSave(leaseCalls.connect, created);
  const open = async (body: CreateBody | ConnectBody): Promise<Lease> => {
    if ('address' in body) return create.mutateAsync({ body });
    const lease = await connect.mutateAsync({ body });
    await moveIn(body.lease.entity_id, body.tenant.id);
    return lease;
  };
  return async (body: CreateBody | ConnectBody) => {
    const { id } = await open(body);
    go(routes.lease.detail({ id }), { replace: true });
  };
};

const useMoveIn = () => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const moved = {
    publish: ({ tenant_id }: Address) => [busEvent('tenant.changed', { tenantId: tenant_id })],
  };
  const change = useSave(addressCalls.update, moved);
  const add = useSave(addressCalls.create, moved);
  return async (entityId: number, tenantId: number): Promise<void> => {
    const [entity, tenant] = await Promise.all([
      client.fetchQuery(entityQuery(entityId)),
      client.fetchQuery(tenantQuery(tenantId)),
    ]);
    const home = tenant.addresses.find(({ type }) => type === 'PRIMARY');
    if (!movesIn(entity, home)) return;
    const agreed = await confirm({
      title: 'Uppdatera adressen?',
      text: `Vill du ändra adressen för ${tenant.name} till ${entity.address}, ${entity.postal_code} ${entity.city}?`,
      ok: 'Uppdatera adressen',
      cancel: 'Behåll adressen',
    });
    if (!agreed) return;
    const place = placeOf(entity);
    if (home) await change.mutateAsync({ body: { id: home.id, ...place } });
    else await add.mutateAsync({ body: { tenant_id: tenantId, type: 'PRIMARY', ...place } });
  };
};
