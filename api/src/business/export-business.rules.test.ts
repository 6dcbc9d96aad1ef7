import { selectExportedTables } from './export-business.rules';

test('exports the columns of a table', () => {
  const lease = { table: 'lease', columns: ['id', 'billable_id', 'fee'] };
  expect(selectExportedTables([lease])).toEqual([lease]);
});

test.each(['session', 'user_token', 'job', 'idempotency'])('leaves out %s', (table) => {
  expect(selectExportedTables([{ table, columns: ['id'] }])).toEqual([]);
});

test.each([
  ['user_account', 'password_hash'],
  ['invite', 'digest'],
  ['integration', 'access_token'],
  ['mail_message', 'body'],
  ['mail_message', 'html'],
  ['mail_attachment', 'bytes'],
])('leaves out secrets: %s.%s', (table, secret) => {
  expect(selectExportedTables([{ table, columns: ['id', secret] }])).toEqual([{ table, columns: ['id'] }]);
});
