import type { SearchIndex } from '@husrum/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';

/** Counting stops here: nobody reads further. */
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
export interface Found {
  hits: Hit[];
  total: number;
  capped: boolean;
}

const search = async (
  tx: Tx,
  kinds: readonly SearchIndex[],
  size: number,
  matches: RawBuilder<unknown>,
  score: RawBuilder<unknown>,
): Promise<Found> => {
  const { rows } = await sql<Hit & { total: number }>`
    with matching as materialized (
      select kind, ref_id, title, subtitle, icon, type, norm, tsv from search_doc
      where billable_id = app_billable() and kind = any (${[...kinds]}::text[]) and ${matches}
      limit ${COUNT_LIMIT})
    select kind, ref_id, title, subtitle, icon, type, ${score} as score, (select count(*) from matching) as total
    from matching order by score desc, natural_key(title), kind, ref_id limit ${size}`.execute(tx);
  const total = rows[0]?.total ?? 0;
  return { hits: rows, total, capped: total === COUNT_LIMIT };
};

/**
 * What holds every word, the most exact first: a title that is the text, then one that begins with it, then by where
 * the words stand. Swedish endings are no obstacle: 'lägenheter' finds what is a 'lägenhet'.
 */
export const searchWords = (
  tx: Tx,
  kinds: readonly SearchIndex[],
  size: number,
  { text, prefixes }: { text: string; prefixes: string },
): Promise<Found> => {
  const words = sql`(to_tsquery('simple', ${prefixes}) || plainto_tsquery('swedish', ${text}))`;
  const exact = sql`case when search_norm(title) = search_norm(${text}) then 2
                         when starts_with(search_norm(title), search_norm(${text})) then 1 else 0 end`;
  return search(tx, kinds, size, sql`tsv @@ ${words}`, sql`(${exact} + ts_rank(tsv, ${words}))::float8`);
};

/** What sounds like the text, for when nothing holds its words: 'svenson' finds Svensson. */
export const searchTypos = async (
  tx: Tx,
  kinds: readonly SearchIndex[],
  size: number,
  text: string,
): Promise<Found> => {
  await sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`.execute(tx);
  const alike = sql`search_norm(${text}) <% norm`;
  return search(tx, kinds, size, alike, sql`word_similarity(search_norm(${text}), norm)::float8`);
};
