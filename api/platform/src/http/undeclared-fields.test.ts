import { addonCalls } from '@husrum/contract/addon';
import { entityCalls } from '@husrum/contract/entity';
import { fileCalls } from '@husrum/contract/file';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { findUndeclaredFields } from './undeclared-fields';

const paths = (...[call, body]: Parameters<typeof findUndeclaredFields>) => {
  const { unknown, readOnly } = findUndeclaredFields(call, body);
  return { unknown: Object.keys(unknown), readOnly: readOnly.map(({ path }) => path) };
};

test('a field is unknown if no call and no answer of the noun has it', () => {
  expect(paths(addonCalls.update, { id: 1, name: 'Bredband', colour: 'red', leases_count: 3 })).toEqual({
    unknown: ['colour'],
    readOnly: ['leases_count'],
  });
});

test('the fields of rows in lists count with those of the rows that are answered', () => {
  const tasks = [{ id: 1, task: 'Lampor', status: 'COMPLETE', colour: 'red' }];
  expect(paths(maintenanceCalls.create, { title: 'Rond', tasks })).toEqual({
    unknown: ['tasks[0].colour'],
    readOnly: ['tasks[0].status'],
  });
});

test('an invoice row that was read in its invoice can be sent back', () => {
  expect(paths(invoiceRowCalls.update, { id: 1, total: 100, explanation: null })).toEqual({
    unknown: [],
    readOnly: ['total', 'explanation'],
  });
});

test('an object without declared fields accepts any, as the fields of a type of object do', () => {
  expect(paths(entityCalls.create, { name: 'Lgh', fields: { anything: 1 } })).toEqual({
    unknown: [],
    readOnly: [],
  });
});

test('a call without a body refuses what it is sent', () => {
  expect(paths(leaseCalls.remove, { keep: true, toString: 1 }).unknown).toEqual(['keep', 'toString']);
});

test('the calls of files ignore other fields', () => {
  expect(paths(fileCalls.update, { id: 1, anything: 1 })).toEqual({ unknown: [], readOnly: [] });
});
