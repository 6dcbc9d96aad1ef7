import { toSearchCode } from '@husrum/api-objects';
import { column, containsPattern, paginate, type RequestContext, swedishSortKey } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { tenantCalls } from '@husrum/contract/tenant';
import { type RawBuilder, sql } from 'kysely';
import { loadTenantRows } from './tenant.store';

type List = typeof tenantCalls.list;

const sort = {
  name: swedishSortKey('tenant.name'),
  identifier: column('tenant.identifier'),
  phone: column('tenant.phone'),
  email: column('tenant.email'),
  created_at: column('tenant.created_at'),
};
/** Compares search codes, so that a number matches with any separators. A text without digits matches nothing. */
const containsNumber = (code: RawBuilder<string>, text: string) => {
  const typed = toSearchCode(text);
  return typed === null ? sql<boolean>`false` : sql<boolean>`${code} like ${containsPattern(typed)}`;
};

/** Tenants of the business, by default sorted by name. */
export const listTenants = (context: RequestContext, query: QueryOf<List>): Promise<ResponseOf<List>> => {
  const { name, identifier, phone, email, status } = query;
  let from = context.tx.selectFrom('tenant');
  if (name) from = from.where('tenant.name', 'ilike', containsPattern(name));
  if (email) from = from.where('tenant.email', 'ilike', containsPattern(email));
  if (identifier) from = from.where(containsNumber(sql`search_code(tenant.identifier)`, identifier));
  if (phone) from = from.where(containsNumber(sql`search_phone(tenant.phone)`, phone));
  if (status) from = from.where('tenant.status', '=', status);
  return paginate(context, query, {
    from,
    id: 'tenant.id',
    sort,
    defaultSort: [sort.name, 'asc'],
    load: (ids) => loadTenantRows(context.tx, ids, context.clock.now()),
  });
};
