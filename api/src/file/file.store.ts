import type { Page, QueryOf } from '@husrum/contract/core';
import type { FileOwner, FileRow, fileCalls } from '@husrum/contract/file';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../database';
import { column, pageOf, type Tx } from '../platform/db';
import { naturalKey } from '../platform/db/natural-key';
import type { RequestContext } from '../platform/http';
import { linkOf } from './file-owner';

type Query = QueryOf<typeof fileCalls.list>;
export interface FileOf {
  type: FileOwner;
  id: number;
}

/** Files as they are shown, with the name of what each belongs to; without one, that is gone. */
export const fileRows = async (tx: Tx, ids: readonly number[]): Promise<FileRow[]> => {
  const rows = await tx
    .selectFrom('file')
    .select([
      'id',
      'name',
      'alias',
      'notice',
      'size',
      'mimetype',
      'fileable_type',
      'fileable_id',
      'created_at',
    ])
    .select(
      sql<string | null>`case fileable_type
        when 'company' then (select name from company where id = fileable_id)
        when 'entity' then (select name from entity where id = fileable_id)
        when 'lease' then (select entity.name from lease join entity on entity.id = entity_id where lease.id = fileable_id)
        when 'tenant' then (select name from tenant where id = fileable_id)
        when 'ticket' then (select subject from ticket where id = fileable_id)
      end`.as('title'),
    )
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ title, ...row }) => ({
    ...row,
    orphan: title === null,
    related: title === null ? null : { title, link: linkOf(row.fileable_type, row.fileable_id) },
  }));
};

const paged = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: Query,
  from: SelectQueryBuilder<DB, 'file', object>,
): Promise<Page<FileRow>> =>
  pageOf(context, query, {
    from,
    id: 'file.id',
    sort: {
      name: naturalKey('file.alias'),
      size: column('file.size'),
      created_at: column('file.created_at'),
    },
    defaultSort: [column('file.created_at'), 'desc'],
    load: (ids) => fileRows(context.tx, ids),
  });

export const filePage = (context: Pick<RequestContext, 'tx' | 'url'>, query: Query) =>
  paged(context, query, context.tx.selectFrom('file'));

export const filePageOf = (context: Pick<RequestContext, 'tx' | 'url'>, { type, id }: FileOf, query: Query) =>
  paged(
    context,
    query,
    context.tx.selectFrom('file').where('fileable_type', '=', type).where('fileable_id', '=', id),
  );

export const findFile = (tx: Tx, id: number) =>
  tx
    .selectFrom('file')
    .select(['id', 'key', 'name', 'alias', 'mimetype'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Those of some keys under which a file of any account, or the document of a notice, has its bytes. */
export const keptKeys = async (tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string | null>> => {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .selectFrom('invoicebase')
    .select('pdf_key as key')
    .where('pdf_key', 'in', keys)
    .union(tx.selectFrom('file').select('key').where('key', 'in', keys))
    .execute();
  return new Set(rows.map(({ key }) => key));
};

/** The file, held until the transaction ends: nobody removes what somebody else is making an agreement of. */
export const lockFile = (tx: Tx, id: number) =>
  tx
    .selectFrom('file')
    .select(['fileable_type', 'fileable_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertFile = async (tx: Tx, values: Insertable<DB['file']>): Promise<number> => {
  const { id } = await tx.insertInto('file').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveNotice = async (tx: Tx, id: number, notice: string | null): Promise<boolean> => {
  const saved = await tx.updateTable('file').set({ notice }).where('id', '=', id).executeTakeFirst();
  return saved.numUpdatedRows > 0n;
};

/** The key under which its bytes lie. */
export const deleteFile = async (tx: Tx, id: number): Promise<string | undefined> => {
  const gone = await tx.deleteFrom('file').where('id', '=', id).returning('key').executeTakeFirst();
  return gone?.key;
};

/** What the files belong to is going: they stay, as orphans, until somebody deletes them. */
export const detachFiles = async (tx: Tx, type: FileOwner, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('file')
    .set({ fileable_type: null, fileable_id: null })
    .where('fileable_type', '=', type)
    .where('fileable_id', 'in', ids)
    .execute();
};
