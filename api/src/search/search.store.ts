import type { SearchIndex } from '@husrum/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { TypoQuery } from './search-query.rules';

/** Matches are counted up to this number. */
const COUNT_LIMIT = 1000;

export interface Hit {
  kind: SearchIndex;
  ref_id: number;
  title: string;
  subtitle: string;
  icon: string;
  type: string;
  score: number;
}
export interface SearchResult {
  hits: Hit[];
  total: number;
  isCapped: boolean;
}

interface SearchOptions {
  tx: Tx;
  kinds: readonly SearchIndex[];
  size: number;
}
interface Criteria {
  /** The search code of a number. Rows with exactly this number come before all others. */
  code: string | null;
  /** Finds further rows. */
  condition: RawBuilder<unknown>;
  score: RawBuilder<unknown>;
}

/** Ranks an exact number above any words. */
const EXACT_SCORE = 10;

/** A repeated activity has many rows with one title: the one that remains to be done is the newest. */
const newestActivityFirst = sql`case when kind = 'maintenance' then -ref_id end`;

const search = async (
  { tx, kinds, size }: SearchOptions,
  { code, condition, score }: Criteria,
): Promise<SearchResult> => {
  const isExact = code === null ? sql`false` : sql`numbers @> array[${code}]`;
  const columns = sql`kind, ref_id, title, subtitle, icon, type, norm, tsv`;
  const isInScope = sql`billable_id = app_billable() and kind = any (${[...kinds]}::text[])`;
  const { rows } = await sql<Hit & { total: number }>`
    with matching as materialized (
      (select ${columns}, true as exact from search_doc where ${isInScope} and ${isExact} limit ${COUNT_LIMIT})
      union all
      (select ${columns}, false from search_doc where ${isInScope} and not (${isExact}) and ${condition} limit ${COUNT_LIMIT}))
    select kind, ref_id, title, subtitle, icon, type, (select count(*) from matching) as total,
           ${score} + case when exact then ${EXACT_SCORE}::float8 else 0 end as score
    from matching order by score desc, natural_key(title), kind, ${newestActivityFirst}, ref_id limit ${size}`.execute(
    tx,
  );
  const total = rows[0]?.total ?? 0;
  return { hits: rows, total, isCapped: total >= COUNT_LIMIT };
};

/**
 * Finds documents with the exact number, and those that contain every word, with Swedish stemming: 'lägenheter' finds
 * 'lägenhet'. Order: exact number, title equal to the text, title that starts with it, then by text rank.
 */
export const searchByWords = (
  options: SearchOptions,
  { text, code, prefixes }: { text: string; code: string | null; prefixes: string | null },
): Promise<SearchResult> => {
  const isText = code === null || prefixes?.includes('&');
  const stems = isText ? sql`plainto_tsquery('swedish', ${text})` : sql`''::tsquery`;
  const words = prefixes === null ? sql`''::tsquery` : sql`(to_tsquery('simple', ${prefixes}) || ${stems})`;
  const title = sql`case when search_norm(title) = search_norm(${text}) then 2
                         when starts_with(search_norm(title), search_norm(${text})) then 1 else 0 end`;
  const score = sql`(${title} + ts_rank(tsv, ${words}))::float8`;
  return search(options, { code, condition: sql`tsv @@ ${words}`, score });
};

/**
 * Keeps a word with one letter wrong or missing: 'storgtan' has 0.58 of Storgatan. Leaves out most words that only end alike:
 * Vasagatan has 0.50 of Ågatan.
 */
const MIN_SIMILARITY = 0.57;

/** Finds documents by trigram similarity, which tolerates typos: 'svenson' finds Svensson. Numbers must be right. */
export const searchBySimilarity = async (
  options: SearchOptions,
  { text, numbers }: TypoQuery,
): Promise<SearchResult> => {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`.execute(
    options.tx,
  );
  const hasNumbers = numbers === null ? sql`true` : sql`tsv @@ to_tsquery('simple', ${numbers})`;
  const condition = sql`search_norm(${text}) <% norm and ${hasNumbers}`;
  return search(options, {
    code: null,
    condition,
    score: sql`word_similarity(search_norm(${text}), norm)::float8`,
  });
};
