import { calls } from '@husrum/contract';
import { type Route, serve } from '../platform/http';
import { createEntity } from './create-entity';
import { entityPage } from './entity-list.store';
import { allTypes } from './entity-type.store';
import { listByKind, listChildren } from './list-entities';
import { removeEntity } from './remove-entity';
import { showEntity } from './show-entity';
import { updateEntity } from './update-entity';

export const entityRoutes: readonly Route[] = [
  serve(calls.entity.list, ({ query }, work) => entityPage(work, query)),
  serve(calls.entity.listByType, ({ params, query }, work) => listByKind(work, params.type, query)),
  serve(calls.entity.types, (_input, { tx }) => allTypes(tx)),
  serve(calls.entity.detail, ({ params }, { tx }) => showEntity(tx, params.id)),
  serve(calls.entity.children, ({ params, query }, work) => listChildren(work, params.id, query)),
  serve(calls.entity.create, async ({ body }, { tx }) => showEntity(tx, await createEntity(tx, body))),
  serve(calls.entity.update, async ({ body }, { tx }) => {
    await updateEntity(tx, body);
    return showEntity(tx, body.id);
  }),
  serve(calls.entity.remove, async ({ params, query }, { tx }) => {
    await removeEntity(tx, params.id, query.keepChildren);
    return { message: 'Objektet är borttaget' };
  }),
];
