import type { SearchIndex } from '@husrum/contract/search';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type SearchPart, splitWords, toPrefixQuery, toWholeWordQuery } from './search-query.rules';

interface Options {
  kind: Exclude<SearchIndex, 'invoices'>;
  /** The column with the id of what the document is about: `lease.id`. */
  id: string;
  text: string;
  /** Where each word of the text is searched. */
  part: SearchPart;
  /** Whether the text as a whole also matches inside a word, in any part. */
  inside?: boolean;
}

/**
 * Whether the row's document has every word of the text, in any order, as in the search: `1102 björken` finds Lgh 1102 in
 * Björken 4. A text without letters and digits matches nothing.
 */
export const matchesDocument = ({ kind, id, text, part, inside = false }: Options): Expression<SqlBool> => {
  const query = toPrefixQuery(text, part);
  const hasWords = query === null ? sql`false` : sql`tsv @@ to_tsquery('simple', ${query})`;
  const hasText =
    inside && splitWords(text).length > 0 ? sql`norm like '%' || search_norm(${text}) || '%'` : sql`false`;
  return sql`${sql.ref(id)} in (
    select ref_id from search_doc
    where billable_id = app_billable() and kind = ${kind} and (${hasWords} or ${hasText}))`;
};

/** Whether the row's document has every word of the text as a whole word: a document that matches the text exactly. */
export const matchesWholeWords = ({ kind, id, text, part }: Omit<Options, 'inside'>): Expression<SqlBool> => {
  const query = toWholeWordQuery(text, part);
  return query === null
    ? sql`false`
    : sql`${sql.ref(id)} in (
        select ref_id from search_doc
        where billable_id = app_billable() and kind = ${kind} and tsv @@ to_tsquery('simple', ${query}))`;
};
