import type { Page, QueryOf } from '@husrum/contract/core';
import { type EntityRow, type entityCalls, isEntityKind } from '@husrum/contract/entity';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findEntity } from './entity.store';
import { entityPage } from './entity-list.store';
import { allTypes } from './entity-type.store';

type Query = QueryOf<typeof entityCalls.list>;
type Listing = Promise<Page<EntityRow>>;

/** Objects of a kind. `vacancies` are all objects to let that stand vacant, of whatever kind. */
export const listByKind = async (context: RequestContext, kind: string, query: Query): Listing => {
  if (!isEntityKind(kind)) throw problem('notFound');
  if (kind === 'vacancies') return entityPage(context, { ...query, rented: false });
  const type = (await allTypes(context.tx)).find((known) => known.kind === kind);
  return entityPage(context, { ...query, entity_type_id: orNotFound(type).id });
};

export const listChildren = async (context: RequestContext, id: number, query: Query): Listing => {
  orNotFound(await findEntity(context.tx, id));
  return entityPage(context, { ...query, parent_id: id });
};
