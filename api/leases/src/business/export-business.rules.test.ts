import { selectExportedTables } from './export-business.rules';

test('exports the columns of a table', () => {
  const lease = { table: 'lease', columns: ['id', 'billable_id', 'fee'] };
  expect(selectExportedTables([lease])).toEqual([lease]);
});

test.each(['session', 'user_token', 'portal_session', 'portal_password_link', 'job', 'idempotency'])(
  'leaves out the table %s',
  (table) => {
    expect(selectExportedTables([{ table, columns: ['id'] }])).toEqual([]);
  },
);

test.each([
  ['user_account', 'password_hash'],
  ['invite', 'digest'],
  ['integration', 'access_token'],
  ['calendar_feed', 'seed'],
  ['mail_message', 'body'],
  ['mail_message', 'html'],
  ['mail_attachment', 'bytes'],
])('leaves out the column %s.%s', (table, column) => {
  expect(selectExportedTables([{ table, columns: ['id', column] }])).toEqual([{ table, columns: ['id'] }]);
});
