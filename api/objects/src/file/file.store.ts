import {
  column,
  containsPattern,
  type DB,
  naturalSortKey,
  paginate,
  type RequestContext,
  type Tx,
  toReference,
} from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { FileOwner, FileRow, fileCalls } from '@husrum/contract/file';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { toFileOwnerLink } from './file-owner-link';

type Query = QueryOf<typeof fileCalls.list>;
export interface FileOwnerRef {
  type: FileOwner;
  id: number;
}

/** Files with the name of the row that they belong to. A file whose owner has been deleted is an orphan. */
export const loadFileRows = async (tx: Tx, ids: readonly number[]): Promise<FileRow[]> => {
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
        when 'entity' then (select concat_ws(', ', name, entity_house(id)) from entity where id = fileable_id)
        when 'lease' then (
          select concat_ws(', ', entity.name, entity_house(entity.id))
          from lease join entity on entity.id = entity_id where lease.id = fileable_id)
        when 'tenant' then (select name from tenant where id = fileable_id)
        when 'maintenance' then (select title from maintenance where id = fileable_id)
        when 'ticket' then (select subject from ticket where id = fileable_id)
      end`.as('title'),
    )
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ title, ...row }) => ({
    ...row,
    orphan: title === null,
    fileable: toReference(row.fileable_id, title),
    related: title === null ? null : { title, link: toFileOwnerLink(row.fileable_type, row.fileable_id) },
  }));
};

const hasText = (text: string) =>
  sql<boolean>`(file.alias ilike ${containsPattern(text)} or file.notice ilike ${containsPattern(text)})`;

const listFilesFrom = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: Query,
  from: SelectQueryBuilder<DB, 'file', object>,
): Promise<Page<FileRow>> =>
  paginate(context, query, {
    from: query.name ? from.where(hasText(query.name)) : from,
    id: 'file.id',
    sort: {
      name: naturalSortKey('file.alias'),
      size: column('file.size'),
      created_at: column('file.created_at'),
    },
    defaultSort: [column('file.created_at'), 'desc'],
    load: (ids) => loadFileRows(context.tx, ids),
  });

export const listFiles = (context: Pick<RequestContext, 'tx' | 'url'>, query: Query) =>
  listFilesFrom(context, query, context.tx.selectFrom('file'));

export const listFilesOfOwner = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  { type, id }: FileOwnerRef,
  query: Query,
) =>
  listFilesFrom(
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

/** The keys to which a file, an invoice, a bank file, a letter about a new rent, a report export or a waiting mail of any business refers. */
export const selectReferencedKeys = (tx: Tx) =>
  tx
    .selectFrom('invoicebase')
    .select('pdf_key as key')
    .union(tx.selectFrom('file').select('key'))
    .union(tx.selectFrom('report_export').select('file_key as key'))
    .union(tx.selectFrom('bank_file').select('file_key as key'))
    .union(tx.selectFrom('index_run_row').select('pdf_key as key'))
    .union(tx.selectFrom('reminder').select('pdf_key as key'))
    .union(
      tx
        .selectFrom('mail_attachment')
        .innerJoin('mail_message', 'mail_message.id', 'mail_attachment.mail_message_id')
        .select('mail_attachment.file_key as key')
        .where('mail_message.state', '=', 'waiting'),
    );

/** The keys of the bank files of a company, which are removed with it. */
export const listBankFileKeys = async (tx: Tx, companyId: number): Promise<string[]> => {
  const files = await tx
    .selectFrom('bank_file')
    .select('file_key')
    .where('company_id', '=', companyId)
    .where('file_key', 'is not', null)
    .execute();
  return files.flatMap(({ file_key }) => file_key ?? []);
};

/** Those of the keys to which a row of any business refers. */
export const findReferencedKeys = async (
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlySet<string | null>> => {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .selectFrom(selectReferencedKeys(tx).as('referenced'))
    .select('key')
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
};

/** Locks the file until the transaction ends, so that nobody removes it while it becomes an agreement. */
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

export const saveFileNotice = async (tx: Tx, id: number, notice: string | null): Promise<boolean> => {
  const saved = await tx.updateTable('file').set({ notice }).where('id', '=', id).executeTakeFirst();
  return saved.numUpdatedRows > 0n;
};

/** Deletes the row and returns the key of the file in the file store. */
export const deleteFile = async (tx: Tx, id: number): Promise<string | undefined> => {
  const deleted = await tx.deleteFrom('file').where('id', '=', id).returning('key').executeTakeFirst();
  return deleted?.key;
};

/** Makes the files of owners that are being deleted orphans, which are kept until a user deletes them. */
export const detachFiles = async (tx: Tx, type: FileOwner, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('file')
    .set({ fileable_type: null, fileable_id: null })
    .where('fileable_type', '=', type)
    .where('fileable_id', 'in', ids)
    .execute();
};
