import type { LocalDate } from '@husrum/format';
import { type Addon, addonRows } from './addon-rows.rules';
import { explainAddon, explainRent, periodLabel } from './explanation.rules';
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.rules';
import type { Period } from './period';
import { type RentVersion, rentRows } from './rent-rows.rules';

/** A rent version together with what makes a row of it. */
export interface TaxedVersion extends RentVersion {
  /** Percent. */
  taxRate: number;
}

/** A row as it is written on an invoice; amounts in öre ex VAT. */
export interface PlannedRow {
  name: string;
  netOre: number;
  taxRate: number;
  taxOre: number;
  /** Null on rows of rent. */
  addonId: number | null;
  explanation: string;
  /** The days it is for. */
  period: Period;
  /** From when its rent or add-on is valid. */
  validFrom: LocalDate;
}

/** An invoice as it would be made. */
export interface PlannedInvoice {
  period: Period;
  rows: PlannedRow[];
  totals: InvoiceTotals;
}

/** What an invoice of a period would ask for, öre ex VAT: the sum of its rows without making them. */
export const plannedFee = (
  period: Period,
  versions: readonly RentVersion[],
  addons: readonly Addon[],
): number => {
  const rents = rentRows(period, versions);
  const interval = rents.at(-1)?.version.interval ?? 'MONTHLY';
  const rows = [...rents, ...addonRows(period, interval, addons)];
  return rows.reduce((sum, row) => sum + row.amountOre, 0);
};

/**
 * The whole invoice of a lease for a period (D-3 to D-6, D-19): what the run makes, what a person makes by hand, and what
 * the simulator shows. The interval of add-ons is that of the rent in force at the period's end.
 */
export const planInvoice = (
  period: Period,
  versions: readonly TaxedVersion[],
  addons: readonly Addon[],
): PlannedInvoice => {
  const rents = rentRows(period, versions);
  const interval = rents.at(-1)?.version.interval ?? 'MONTHLY';
  const untaxed = [
    ...rents.map((row) => ({
      name: `Hyra ${periodLabel(row.period)}`,
      netOre: row.amountOre,
      taxRate: row.version.taxRate,
      addonId: null,
      explanation: explainRent(row),
      period: row.period,
      validFrom: row.version.validFrom,
    })),
    ...addonRows(period, interval, addons).map((row) => ({
      name: row.addon.name,
      netOre: row.amountOre,
      taxRate: row.addon.taxRate,
      addonId: row.addon.id,
      explanation: explainAddon(row, interval),
      period: row.period,
      validFrom: row.addon.start,
    })),
  ];
  const totals = invoiceTotals(untaxed);
  const rows = untaxed.map((row, index) => ({ ...row, taxOre: totals.rowTaxesOre[index] ?? 0 }));
  return { period, rows, totals };
};
