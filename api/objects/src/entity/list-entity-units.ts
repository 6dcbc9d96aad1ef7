import { groupBy, orNotFound, type RequestContext } from '@husrum/api-platform';
import { intervalRent } from '@husrum/api-rent';
import type { EntityUnit } from '@husrum/contract/entity';
import { fromOre } from '@husrum/format';
import { findEntity } from './entity.store';
import { findFloor, findOccupancy } from './entity-units.rules';
import { listCurrentAndComingLeases, listUnits } from './entity-units.store';

const toReference = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

/** Everything below the object that can be let, in order of the names, with its floor and its current lease. */
export const listEntityUnits = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<EntityUnit[]> => {
  orNotFound(await findEntity(tx, id));
  const units = await listUnits(tx, id);
  const leases = await listCurrentAndComingLeases(
    tx,
    units.map((unit) => unit.id),
  );
  const leasesByUnit = groupBy(leases, ({ entity_id }) => entity_id);
  const today = clock.today();
  return units.map((unit) => {
    const { state, current, letFrom } = findOccupancy(leasesByUnit.get(unit.id) ?? [], today);
    const { fee, fee_as_m2, payment_interval } = current ?? unit;
    return {
      id: unit.id,
      name: unit.name,
      kind: unit.kind,
      address: unit.address,
      floor: findFloor(unit),
      stairwell: toReference(unit.stairwell_id, unit.stairwell),
      parent: toReference(unit.parent_unit_id, unit.parent_unit),
      state,
      stop: current?.stop ?? null,
      let_from: letFrom,
      tenant: current?.tenant ?? null,
      total: fee === null ? null : fromOre(intervalRent({ fee, feeAsM2: fee_as_m2, area: unit.area })),
      payment_interval,
    };
  });
};
