import type { OkOf, QueryOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import type { SearchHit, SearchIndex, searchCalls } from '@husrum/contract/search';
import type { RequestContext } from '../platform/http';
import { type Hit, searchTypos, searchWords } from './search.store';
import { indexesOf, prefixQuery } from './search-query.rules';

type Find = typeof searchCalls.find;

const linkOf: Readonly<Record<SearchIndex, (id: number) => string>> = {
  leases: (id) => routes.lease.detail({ id }),
  entities: (id) => routes.entity.detail({ id }),
  tenants: (id) => routes.tenant.detail({ id }),
  companies: (id) => routes.company.detail({ id }),
};

const hitShown = ({ kind, ref_id, title, subtitle, icon, type, score }: Hit): SearchHit => ({
  _index: kind,
  _id: String(ref_id),
  _score: score,
  _source: { render: { id: ref_id, link: linkOf[kind](ref_id), title, subtitle, icon, type } },
});

/** An empty query finds nothing. A text of less than three letters is not guessed at. */
export const find = async (
  { tx }: RequestContext,
  { query, index, size }: QueryOf<Find>,
): Promise<OkOf<Find>> => {
  const prefixes = prefixQuery(query);
  if (prefixes === null) return { hits: { total: { value: 0, relation: 'eq' }, hits: [] } };
  const kinds = indexesOf(index);
  const exact = await searchWords(tx, kinds, size, { text: query, prefixes });
  const found = exact.total > 0 || query.length < 3 ? exact : await searchTypos(tx, kinds, size, query);
  return {
    hits: {
      total: { value: found.total, relation: found.capped ? 'gte' : 'eq' },
      hits: found.hits.map(hitShown),
    },
  };
};
