import { standardAccounts } from '@husrum/contract/accounting';
import { toAccountingRows } from './accounting-rows.rules';

test('each row has the revenue account of its VAT rate, and the dimensions of the invoice', () => {
  const rows = [
    { name: 'Hyra', total_ore: 850_000, tax_rate: 0 },
    { name: 'Parkering', total_ore: 50_000, tax_rate: 25 },
    { name: 'Avdrag', total_ore: -10_000, tax_rate: 12 },
  ];
  const accounts = { ...standardAccounts, 25: 3911 };
  expect(toAccountingRows(rows, accounts, { costCenter: 'HUS1', project: null })).toEqual([
    {
      description: 'Hyra',
      netOre: 850_000,
      taxRate: 0,
      accountNumber: 3004,
      costCenter: 'HUS1',
      project: null,
    },
    {
      description: 'Parkering',
      netOre: 50_000,
      taxRate: 25,
      accountNumber: 3911,
      costCenter: 'HUS1',
      project: null,
    },
    {
      description: 'Avdrag',
      netOre: -10_000,
      taxRate: 12,
      accountNumber: 3002,
      costCenter: 'HUS1',
      project: null,
    },
  ]);
});
