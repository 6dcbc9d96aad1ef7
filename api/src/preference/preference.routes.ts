import { listNames, preferenceCalls } from '@husrum/contract/preference';
import { orNotFound } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { changeListPreference, listPreference } from './preference.store';

const listNamed = (name: string) => orNotFound(listNames.find((known) => known === name));

export const preferenceRoutes: readonly Route[] = [
  serve(preferenceCalls.list, ({ params }, { tx, account }) =>
    listPreference(tx, account.userId, listNamed(params.list)),
  ),
  serve(preferenceCalls.updateList, async ({ params, body }, { tx, account }) => {
    const list = listNamed(params.list);
    await changeListPreference(tx, account.userId, list, body);
    return listPreference(tx, account.userId, list);
  }),
];
