import { containsPattern } from '@husrum/api-platform';
import { type Expression, type SqlBool, sql } from 'kysely';
import { matchesDocument, matchesWholeWords } from '../search/matching-documents.store';

/**
 * SQL: whether the object's own name contains the text, or every word of the text begins a word in the name of the object or of
 * something that it lies in.
 */
export const hasEntityName = (text: string): Expression<SqlBool> =>
  sql`(entity.name ilike ${containsPattern(text)}
       or ${matchesDocument({ kind: 'entities', id: 'entity.id', text, part: 'names' })})`;

/**
 * SQL: the order of objects found by `hasEntityName`: first those with every word of the text as a whole word, so that those in
 * Björken 4 come before those in Björken 44, then by name.
 */
export const entityNameMatchOrder = (text: string): Expression<unknown> =>
  sql`(not ${matchesWholeWords({ kind: 'entities', id: 'entity.id', text, part: 'names' })}, entity.name_key)`;
