import { orNotFound, type Route, serve } from '@husrum/api-platform';
import { listNames, preferenceCalls } from '@husrum/contract/preference';
import { readListPreference, saveListPreference } from './preference.store';

const requireListName = (name: string) => orNotFound(listNames.find((listName) => listName === name));

export const preferenceRoutes: readonly Route[] = [
  serve(preferenceCalls.list, ({ params }, { tx, account }) =>
    readListPreference(tx, account.userId, requireListName(params.list)),
  ),
  serve(preferenceCalls.updateList, async ({ params, body }, { tx, account }) => {
    const list = requireListName(params.list);
    await saveListPreference(tx, account.userId, list, body);
    return readListPreference(tx, account.userId, list);
  }),
];
