export interface TableColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Tables with technical rows: sign-ins, one-time links, queues, stored responses, pinned builds and the search index. */
const EXCLUDED_TABLES: readonly string[] = [
  'session',
  'user_token',
  'portal_session',
  'portal_password_link',
  'idempotency',
  'job',
  'remote_pin',
  'search_doc',
];
const SECRET_COLUMN = /password|digest|token|secret|credentials/;
/**
 * Columns with secrets or copies: texts of mails contain one-time links, attachments are copies of PDF documents, and the seed
 * is part of the secret address of a calendar.
 */
const EXCLUDED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  mail_message: ['body', 'html'],
  mail_attachment: ['bytes'],
  calendar_feed: ['seed'],
};

/** The tables and columns of an export of a business's own data: everything but secrets, copies and technical rows. */
export const selectExportedTables = (tables: readonly TableColumns[]): TableColumns[] =>
  tables
    .filter(({ table }) => !EXCLUDED_TABLES.includes(table))
    .map(({ table, columns }) => ({
      table,
      columns: columns.filter(
        (column) => !SECRET_COLUMN.test(column) && !EXCLUDED_COLUMNS[table]?.includes(column),
      ),
    }));
