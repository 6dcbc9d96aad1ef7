import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import { type EntityRow, type entityCalls, isEntityListType, kindOfList } from '@husrum/contract/entity';
import { findEntity } from './entity.store';
import { listEntities } from './entity-list.store';
import { listEntityTypes } from './entity-type.store';

type Query = QueryOf<typeof entityCalls.list>;
type EntityPage = Promise<Page<EntityRow>>;

/**
 * Objects of a kind. In the list `vacancies` all vacant objects that can be let, and with `to_let` also those whose lease is ending.
 */
export const listEntitiesByType = async (context: RequestContext, list: string, query: Query): EntityPage => {
  if (!isEntityListType(list)) throw problem('notFound');
  const kind = kindOfList(list);
  if (kind === null) return listEntities(context, query.to_let ? query : { ...query, rented: false });
  const type = (await listEntityTypes(context.tx)).find((entityType) => entityType.kind === kind);
  return listEntities(context, { ...query, entity_type_id: orNotFound(type).id });
};

export const listChildEntities = async (context: RequestContext, id: number, query: Query): EntityPage => {
  orNotFound(await findEntity(context.tx, id));
  return listEntities(context, { ...query, parent_id: id });
};
