import { entityHouse } from '@husrum/api-objects';
import type { DB, Tx } from '@husrum/api-platform';
import type { EntityKind } from '@husrum/contract/entity';
import type { InspectionFacts } from '@husrum/contract/statutory-inspection';
import type { Selectable } from 'kysely';
import { factColumns } from './buildings.store';

export interface InspectedEntity {
  readonly id: number;
  readonly name: string;
  readonly house: string | null;
  readonly kind: EntityKind;
  readonly fields: Selectable<DB['entity']>['fields'];
}

export const findInspectedEntity = (tx: Tx, id: number): Promise<InspectedEntity | undefined> =>
  tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select([
      'entity.id',
      'entity.name',
      'entity_type.kind',
      'entity.fields',
      entityHouse('entity.id').as('house'),
    ])
    .where('entity.id', '=', id)
    .executeTakeFirst();

interface SavedFacts {
  readonly facts: InspectionFacts;
  readonly updated_at: string;
}

export const findFacts = async (tx: Tx, entityId: number): Promise<SavedFacts | undefined> => {
  const row = await tx
    .selectFrom('inspection_facts')
    .select(factColumns)
    .select('updated_at')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { updated_at, ...facts } = row;
  return { facts, updated_at };
};

export const saveFacts = async (tx: Tx, entityId: number, facts: InspectionFacts): Promise<void> => {
  await tx
    .insertInto('inspection_facts')
    .values({ ...facts, entity_id: entityId })
    .onConflict((conflict) => conflict.column('entity_id').doUpdateSet(facts))
    .execute();
};
