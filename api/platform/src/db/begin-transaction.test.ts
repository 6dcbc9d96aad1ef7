import { beginTransaction, type TransactionMode } from './begin-transaction';

const COMMON =
  "set_config('timezone', 'UTC', true), set_config('statement_timeout', '30000', true), set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('search_path', 'public', true)";

it.each<[TransactionMode, string]>([
  ['read write', 'begin isolation level read committed'],
  ['read only', 'begin isolation level read committed read only'],
  ['snapshot', 'begin isolation level repeatable read read only'],
])('begins a transaction of the mode %s with the settings of every transaction', (mode, begin) => {
  expect(beginTransaction(mode)).toBe(`${begin}; select ${COMMON}`);
});

it('sets the values of one transaction after those of every transaction, as literals', () => {
  expect(
    beginTransaction('read only', [
      ['role', 'app_user'],
      ['app.billable_id', "7'; drop"],
    ]),
  ).toBe(
    `begin isolation level read committed read only; select ${COMMON}, set_config('role', 'app_user', true), set_config('app.billable_id', '7''; drop', true)`,
  );
});
