import { orNotFound, problem, type Route, serve } from '@husrum/api-platform';
import { fieldWorkCalls, isWorkType } from '@husrum/contract/field-work';
import { listWork } from './list-work.store';
import { loadWorkItems } from './work-items.store';

export const fieldWorkRoutes: readonly Route[] = [
  serve(fieldWorkCalls.list, async ({ query }, { tx, account, clock }) => {
    const day = clock.today();
    const { refs, total } = await listWork(tx, { userId: account.userId, everyone: query.everyone, day });
    return { day, total, data: await loadWorkItems(tx, refs, day) };
  }),
  serve(fieldWorkCalls.detail, async ({ params: { type, id } }, { tx, clock }) => {
    if (!isWorkType(type)) throw problem('notFound');
    const [item] = await loadWorkItems(tx, [{ type, id }], clock.today());
    return orNotFound(item);
  }),
];
