import type { RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import type { SearchHit, SearchIndex, searchCalls } from '@husrum/contract/search';
import { type Hit, type SearchResult, searchBySimilarity, searchByWords } from './search.store';
import { addHouseToHit } from './search-house.rules';
import { searchInvoices } from './search-invoices.store';
import { describeTerminatedLeases } from './search-lease-state.store';
import { addStateToMaintenanceHits } from './search-maintenance-state.store';
import { parseIndexes, toPrefixQuery, toSearchCode, toTypoQuery } from './search-query.rules';

type Find = typeof searchCalls.find;

const detailLinks: Readonly<Record<SearchIndex, (id: number) => string>> = {
  leases: (id) => routes.lease.detail({ id }),
  entities: (id) => routes.entity.detail({ id }),
  tenants: (id) => routes.tenant.detail({ id }),
  companies: (id) => routes.company.detail({ id }),
  invoices: (id) => routes.invoice.detail({ id }),
  tickets: (id) => routes.ticket.detail({ id }),
  maintenance: (id) => routes.maintenance.detail({ id }),
};

const toSearchHit = ({ kind, ref_id, title, subtitle, icon, type, score }: Hit): SearchHit => ({
  _index: kind,
  _id: String(ref_id),
  _score: score,
  _source: { render: { id: ref_id, link: detailLinks[kind](ref_id), title, subtitle, icon, type } },
});

/** The stored subtitle does not change as days pass, so the state of terminated leases is added here. */
const withLeaseStates = async ({ tx, clock }: RequestContext, hits: readonly Hit[]): Promise<Hit[]> => {
  const ids = hits.filter(({ kind }) => kind === 'leases').map(({ ref_id }) => ref_id);
  if (ids.length === 0) return [...hits];
  const states = await describeTerminatedLeases(tx, ids, clock.today());
  return hits.map((hit) =>
    hit.kind === 'leases' ? { ...hit, subtitle: states.get(hit.ref_id) ?? hit.subtitle } : hit,
  );
};

const searchDocuments = async (
  { tx }: RequestContext,
  { query, index, size }: QueryOf<Find>,
  code: string | null,
): Promise<SearchResult & { isSimilar: boolean }> => {
  const options = { tx, kinds: parseIndexes(index), size };
  const byWords = await searchByWords(options, { text: query, code, prefixes: toPrefixQuery(query) });
  const typos = toTypoQuery(query);
  if (byWords.total > 0 || typos === null) return { ...byWords, isSimilar: false };
  const bySimilarity = await searchBySimilarity(options, typos);
  return { ...bySimilarity, isSimilar: bySimilarity.total > 0 };
};

/**
 * Searches by exact number first, then by words and, if nothing is found, by similarity. A number never finds one that only
 * resembles it. An empty query finds nothing.
 */
export const runSearch = async (context: RequestContext, query: QueryOf<Find>): Promise<ResponseOf<Find>> => {
  const text = query.query;
  const code = toSearchCode(text);
  if (code === null && toPrefixQuery(text) === null)
    return { hits: { total: { value: 0, relation: 'eq' }, similar: false, hits: [] } };
  const invoices =
    code !== null && parseIndexes(query.index).includes('invoices')
      ? await searchInvoices(context.tx, { text, code, today: context.clock.today() })
      : [];
  const documents = await searchDocuments(context, query, code);
  const found = [...invoices, ...documents.hits].slice(0, query.size);
  const hits = await addStateToMaintenanceHits(context.tx, await withLeaseStates(context, found));
  return {
    hits: {
      total: { value: documents.total + invoices.length, relation: documents.isCapped ? 'gte' : 'eq' },
      similar: documents.isSimilar && invoices.length === 0,
      hits: hits.map(addHouseToHit).map(toSearchHit),
    },
  };
};
