import { type Expression, type SqlBool, sql } from 'kysely';
import { containsPattern } from '../platform/db/contains-pattern';
import { matchesDocument } from '../search/matching-documents.store';

/** Whether the object's own name contains the text, or its name and the names of what it lies in have all words of it. */
export const hasEntityName = (text: string): Expression<SqlBool> =>
  sql`(entity.name ilike ${containsPattern(text)}
       or ${matchesDocument({ kind: 'entities', id: 'entity.id', text, part: 'names' })})`;
