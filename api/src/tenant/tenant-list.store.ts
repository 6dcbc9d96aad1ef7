import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { tenantCalls } from '@husrum/contract/tenant';
import { sql } from 'kysely';
import { column, pageOf, svKey } from '../platform/db';
import { containing } from '../platform/db/containing';
import type { RequestContext } from '../platform/http';
import { tenantRows } from './tenant.store';

type List = typeof tenantCalls.list;

const sort = {
  name: svKey('tenant.name'),
  identifier: column('tenant.identifier'),
  phone: column('tenant.phone'),
  email: column('tenant.email'),
  created_at: column('tenant.created_at'),
};
/** Numbers are found however they are divided: by what they are made of. */
const characters = (name: string) => sql<string>`regexp_replace(${sql.ref(name)}, '[^0-9+]', '', 'g')`;
const charactersOf = (text: string): string => text.replace(/[^0-9+]/g, '');

/** Tenants of the account, by name unless something else is asked for. */
export const tenantPage = (context: RequestContext, query: QueryOf<List>): Promise<OkOf<List>> => {
  const { name, identifier, phone, email, status } = query;
  let from = context.tx.selectFrom('tenant');
  if (name) from = from.where('tenant.name', 'ilike', containing(name));
  if (email) from = from.where('tenant.email', 'ilike', containing(email));
  if (identifier)
    from = from.where(characters('tenant.identifier'), 'like', containing(charactersOf(identifier)));
  if (phone) from = from.where(characters('tenant.phone'), 'like', containing(charactersOf(phone)));
  if (status) from = from.where('tenant.status', '=', status);
  return pageOf(context, query, {
    from,
    id: 'tenant.id',
    sort,
    defaultSort: [sort.name, 'asc'],
    load: (ids) => tenantRows(context.tx, ids),
  });
};
