import type { Page, QueryOf } from '@husrum/contract/core';
import { type EntityRow, type entityCalls, isEntityKind } from '@husrum/contract/entity';
import { found, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { findEntity } from './entity.store';
import { entityPage } from './entity-list.store';
import { allTypes } from './entity-type.store';

type Query = QueryOf<typeof entityCalls.list>;
type Listing = Promise<Page<EntityRow>>;

/** Objects of a kind. `vacancies` are all objects to let that stand vacant, of whatever kind. */
export const listByKind = async (work: Work, kind: string, query: Query): Listing => {
  if (!isEntityKind(kind)) throw problem('notFound');
  if (kind === 'vacancies') return entityPage(work, { ...query, rented: false });
  const type = (await allTypes(work.tx)).find((known) => known.kind === kind);
  return entityPage(work, { ...query, entity_type_id: found(type).id });
};

export const listChildren = async (work: Work, id: number, query: Query): Listing => {
  found(await findEntity(work.tx, id));
  return entityPage(work, { ...query, parent_id: id });
};
