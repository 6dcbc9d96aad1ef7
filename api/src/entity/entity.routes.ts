import { entityCalls } from '@husrum/contract/entity';
import { type Route, serve } from '../platform/http';
import { createEntity } from './create-entity';
import { entityPage } from './entity-list.store';
import { allTypes } from './entity-type.store';
import { listByKind, listChildren } from './list-entities';
import { removeEntity } from './remove-entity';
import { showEntity } from './show-entity';
import { updateEntity } from './update-entity';

export const entityRoutes: readonly Route[] = [
  serve(entityCalls.list, ({ query }, context) => entityPage(context, query)),
  serve(entityCalls.listByType, ({ params, query }, context) => listByKind(context, params.type, query)),
  serve(entityCalls.types, (_input, { tx }) => allTypes(tx)),
  serve(entityCalls.detail, ({ params }, { tx }) => showEntity(tx, params.id)),
  serve(entityCalls.children, ({ params, query }, context) => listChildren(context, params.id, query)),
  serve(entityCalls.create, async ({ body }, { tx }) => showEntity(tx, await createEntity(tx, body))),
  serve(entityCalls.update, async ({ body }, { tx }) => {
    await updateEntity(tx, body);
    return showEntity(tx, body.id);
  }),
  serve(entityCalls.remove, async ({ params, query }, { tx }) => {
    await removeEntity(tx, params.id, query.keepChildren);
    return { message: 'Objektet är borttaget' };
  }),
];
