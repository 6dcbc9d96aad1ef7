import type { AccountingInvoiceRow } from '@husrum/api-ports';
import { type TaxRate, taxRates } from '@husrum/contract/core';

interface InvoiceRow {
  readonly name: string;
  /** Excluding VAT. */
  readonly total_ore: number;
  readonly tax_rate: number;
}

/** Narrows the type: the database permits only these rates. */
const toTaxRate = (rate: number): TaxRate => taxRates.find((one) => one === rate) ?? 0;

/** Each row with the revenue account of its VAT rate, and the cost centre and project of the invoice. */
export const toAccountingRows = (
  rows: readonly InvoiceRow[],
  accounts: Readonly<Record<TaxRate, number>>,
  { costCenter, project }: Pick<AccountingInvoiceRow, 'costCenter' | 'project'>,
): AccountingInvoiceRow[] =>
  rows.map(({ name, total_ore, tax_rate }) => {
    const taxRate = toTaxRate(tax_rate);
    return {
      description: name,
      netOre: total_ore,
      taxRate,
      accountNumber: accounts[taxRate],
      costCenter,
      project,
    };
  });
