import { insertRows, type Tx } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import { type DemoEvent, demoEvents } from './demo-events.data';

interface InsertContext {
  readonly entityIds: readonly number[];
  readonly leaseIds: readonly number[];
  readonly today: LocalDate;
}

const toEventRow = ({ about, daysAgo, ...texts }: DemoEvent, id: number, today: LocalDate) => {
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

/** Inserts events on the first entity, an estate, and on every eighth other entity and lease. */
export const insertEvents = async (tx: Tx, { entityIds, leaseIds, today }: InsertContext): Promise<void> => {
  const entityEvents = demoEvents.filter(({ about }) => about === 'entity');
  // The first three entity events concern a whole estate.
  const unitEvents = entityEvents.slice(3);
  const leaseEvents = demoEvents.filter(({ about }) => about === 'lease');
  const [estate = 0, ...others] = entityIds;
  const onEveryEighth = (ids: readonly number[], choices: readonly DemoEvent[]) =>
    ids.flatMap((id, index) => {
      const event = index % 8 === 0 ? choices[(index / 8) % choices.length] : undefined;
      return event === undefined ? [] : [toEventRow(event, id, today)];
    });
  await insertRows(tx, 'event', [
    ...entityEvents.map((event) => toEventRow(event, estate, today)),
    ...onEveryEighth(others, unitEvents),
    ...onEveryEighth(leaseIds, leaseEvents),
  ]);
};
