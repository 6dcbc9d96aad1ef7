import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { entityCalls } from '@husrum/contract/entity';
import { createEntity } from './create-entity';
import { entityTexts } from './entity.texts';
import { listEntities } from './entity-list.store';
import { listEntityTypes } from './entity-type.store';
import { listChildEntities, listEntitiesByType } from './list-entities';
import { listEntityUnits } from './list-entity-units';
import { listTreeNodes } from './list-tree-nodes';
import { readEntity } from './read-entity';
import { removeEntity } from './remove-entity';

/** `update` and `removeArea` are served by `proposed-credit`, because they also change invoices. */
export const entityRoutes: readonly Route[] = [
  serveReadOnly(entityCalls.list, ({ query }, context) => listEntities(context, query)),
  serveReadOnly(entityCalls.listByType, ({ params, query }, context) =>
    listEntitiesByType(context, params.type, query),
  ),
  serveReadOnly(entityCalls.tree, ({ query }, { tx }) => listTreeNodes(tx, query)),
  serve(entityCalls.types, (_input, { tx }) => listEntityTypes(tx)),
  serve(entityCalls.detail, ({ params }, context) => readEntity(context, params.id)),
  serve(entityCalls.children, ({ params, query }, context) => listChildEntities(context, params.id, query)),
  serveReadOnly(entityCalls.units, ({ params }, context) => listEntityUnits(context, params.id)),
  serve(entityCalls.create, async ({ body }, context) =>
    readEntity(context, await createEntity(context, body)),
  ),
  serve(entityCalls.remove, async ({ params, query }, { tx }) => {
    await removeEntity(tx, params.id, query.keepChildren);
    return { message: entityTexts.removed };
  }),
];
