import type { Tx } from '@husrum/api-platform';
import type { SearchIndex } from '@husrum/contract/search';
import { type RawBuilder, sql } from 'kysely';
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
  /** The name of the outermost object that the hit's object lies in. A flat is named together with its house. */
  house: string | null;
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
  /** The condition of further rows, besides those with exactly the number. */
  condition: RawBuilder<unknown>;
  /** The text as it was typed. Rows whose title begins with it, and houses, are found even if more rows match than are counted. */
  text?: string;
  score: RawBuilder<unknown>;
}

/** Ranks an exact number above any words. */
const EXACT_SCORE = 10;

/** Whether the title begins with the text: the title is the first part of `norm`. */
const isNamed = (text: string): RawBuilder<unknown> => sql`starts_with(norm, search_norm(${text}))`;

/** Whether the text is the title, or the title before or after the house. The lengths decide for most rows, and are cheap. */
const isExactName = (text: string): RawBuilder<unknown> => sql`(
  (${isNamed(text)} and search_norm(title) = search_norm(${text}))
  or (char_length(title) + char_length(house) < char_length(${text})
      and search_norm(${text}) in (search_norm(title || ' ' || house), search_norm(house || ' ' || title))))`;

/** Ranks a document by how exactly the text is its name or its address. Text ranks are below 1. */
const nameScore = (text: string): RawBuilder<unknown> => {
  const typed = sql`search_norm(${text})`;
  const address = sql`search_norm(subtitle)`;
  return sql`case
    when ${isExactName(text)} then 5
    when ${isNamed(text)} then 4
    when kind <> 'entities' or position(${typed} in norm) = 0 then 0
    when starts_with(${address} || ' ', ${typed} || ' ') then case when house is null then 3 else 2 end
    when starts_with(${address}, ${typed}) then 1
    else 0 end`;
};

/** A repeated activity has many rows with one title: the one that remains to be done is the newest. */
const newestActivityFirst = sql`case when kind = 'maintenance' then -ref_id end`;

const search = async (
  { tx, kinds, size }: SearchOptions,
  { code, condition, text, score }: Criteria,
): Promise<SearchResult> => {
  const isExact = code === null ? sql`false` : sql`numbers @> array[${code}]`;
  const columns = sql`kind, ref_id, title, subtitle, icon, type, house, norm, tsv`;
  const isInScope = sql`billable_id = app_billable() and kind = any (${[...kinds]}::text[])`;
  const further = sql`select ${columns}, false from search_doc where ${isInScope} and not (${isExact}) and ${condition}`;
  const isFirst =
    text === undefined ? sql`false` : sql`(${isNamed(text)} or (kind = 'entities' and house is null))`;
  const namedFirst = text === undefined ? sql`` : sql`order by ${isNamed(text)} desc`;
  const { rows } = await sql<Hit & { total: number }>`
    with matching as materialized (
      (select ${columns}, true as exact from search_doc where ${isInScope} and ${isExact} limit ${COUNT_LIMIT})
      union all
      (${further} and ${isFirst} ${namedFirst} limit ${COUNT_LIMIT})
      union all
      (${further} and not ${isFirst} limit ${COUNT_LIMIT}))
    select kind, ref_id, title, subtitle, icon, type, house, (select count(*) from matching) as total,
           ${score} + case when exact then ${EXACT_SCORE}::float8 else 0 end as score
    from matching order by score desc, natural_key(title), kind, ${newestActivityFirst}, ref_id limit ${size}`.execute(
    tx,
  );
  const total = Math.min(rows[0]?.total ?? 0, COUNT_LIMIT);
  return { hits: rows, total, isCapped: total === COUNT_LIMIT };
};

/**
 * Finds documents with the exact number, and those that contain every word, with Swedish stemming: 'lägenheter' finds
 * 'lägenhet'. Order: exact number, title equal to the text (alone, or before or after its house), title that starts with it,
 * object at that address (a house before what lies in it), then by text rank.
 */
export const searchByWords = (
  options: SearchOptions,
  { text, code, prefixes }: { text: string; code: string | null; prefixes: string | null },
): Promise<SearchResult> => {
  const isText = code === null || prefixes?.includes('&');
  const stems = isText ? sql`plainto_tsquery('swedish', ${text})` : sql`''::tsquery`;
  const words = prefixes === null ? sql`''::tsquery` : sql`(to_tsquery('simple', ${prefixes}) || ${stems})`;
  const score = sql`(${nameScore(text)} + ts_rank(tsv, ${words}))::float8`;
  return search(options, { code, condition: sql`tsv @@ ${words}`, text, score });
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
