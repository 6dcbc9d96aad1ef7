import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import { type EntityRow, type entityCalls, isEntityKind } from '@husrum/contract/entity';
import { findEntity } from './entity.store';
import { listEntities } from './entity-list.store';
import { listEntityTypes } from './entity-type.store';

type Query = QueryOf<typeof entityCalls.list>;
type EntityPage = Promise<Page<EntityRow>>;

/**
 * Objects of a kind. For `vacancies` all vacant objects that can be let, and with `to_let` also those whose lease is ending.
 */
export const listEntitiesByKind = async (context: RequestContext, kind: string, query: Query): EntityPage => {
  if (!isEntityKind(kind)) throw problem('notFound');
  if (kind === 'vacancies') return listEntities(context, query.to_let ? query : { ...query, rented: false });
  const type = (await listEntityTypes(context.tx)).find((entityType) => entityType.kind === kind);
  return listEntities(context, { ...query, entity_type_id: orNotFound(type).id });
};

export const listChildEntities = async (context: RequestContext, id: number, query: Query): EntityPage => {
  orNotFound(await findEntity(context.tx, id));
  return listEntities(context, { ...query, parent_id: id });
};
