import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { Hit } from './search.store';

interface HouseOfHit {
  kind: Hit['kind'];
  id: number;
  house: string;
}

const key = (kind: string, id: number): string => `${kind} ${id}`;

/** A ticket's subtitle begins with its own reference. */
const joinHouse = ({ kind, subtitle }: Hit, house: string): string =>
  (kind === 'tickets' ? [subtitle, house] : [house, subtitle]).filter(Boolean).join(' · ');

/** Adds the house of the hit's object to its subtitle, because many houses have an apartment of the same number. */
export const addHousesToHits = async (tx: Tx, hits: readonly Hit[]): Promise<Hit[]> => {
  const idsOf = (kind: Hit['kind']) => hits.filter((hit) => hit.kind === kind).map(({ ref_id }) => ref_id);
  const { rows } = await sql<HouseOfHit>`
    select kind, id, house from (
      select 'entities' as kind, id, entity_house(id) as house
      from entity where id = any (${idsOf('entities')}::bigint[])
      union all
      select 'leases', id, entity_house(entity_id) from lease where id = any (${idsOf('leases')}::bigint[])
      union all
      select 'tickets', id, entity_house(entity_id) from ticket where id = any (${idsOf('tickets')}::bigint[])
      union all
      select 'maintenance', id, entity_house(entity_id) from maintenance
      where id = any (${idsOf('maintenance')}::bigint[])
    ) named where house is not null`.execute(tx);
  const houses = new Map(rows.map(({ kind, id, house }) => [key(kind, id), house]));
  return hits.map((hit) => {
    const house = houses.get(key(hit.kind, hit.ref_id));
    return house === undefined ? hit : { ...hit, subtitle: joinHouse(hit, house) };
  });
};
