import { addDays, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { insertAll } from './bulk.store';
import { type DemoEvent, events } from './events';

interface Ids {
  readonly entityIds: readonly number[];
  readonly leaseIds: readonly number[];
  readonly today: LocalDate;
}

const rowOf = ({ about, daysAgo, ...texts }: DemoEvent, id: number, today: LocalDate) => {
  const at = `${addDays(today, -daysAgo)}T09:30:00Z`;
  return {
    ...texts,
    entity_id: about === 'entity' ? id : null,
    lease_id: about === 'lease' ? id : null,
    happened_at: at,
    author_name: 'Demo Demosson',
    created_at: at,
    updated_at: at,
  };
};

/** Notes on the first object, an estate, and on every eighth of the others and of the leases. */
export const writeEvents = async (tx: Tx, { entityIds, leaseIds, today }: Ids): Promise<void> => {
  const ofObjects = events.filter(({ about }) => about === 'entity');
  const ofLeases = events.filter(({ about }) => about === 'lease');
  const [estate = 0, ...others] = entityIds;
  const spread = (ids: readonly number[], some: readonly DemoEvent[]) =>
    ids.flatMap((id, at) => {
      const one = some[(at / 8) % some.length];
      return one === undefined ? [] : [rowOf(one, id, today)];
    });
  await insertAll(tx, 'event', [
    ...ofObjects.map((one) => rowOf(one, estate, today)),
    ...spread(others, ofObjects.slice(3)),
    ...spread(leaseIds, ofLeases),
  ]);
};
