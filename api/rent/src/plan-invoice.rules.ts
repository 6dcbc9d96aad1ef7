import type { LocalDate } from '@husrum/format';
import { type Addon, addonRows } from './addon-rows.rules';
import { explainAddon, explainRent, rentRowName } from './explanation.texts';
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.rules';
import type { Period } from './period';
import { type RentVersion, rentRows } from './rent-rows.rules';

/** A rent version with its VAT rate. */
export interface TaxedVersion extends RentVersion {
  /** Percent. */
  taxRate: number;
}

/** An invoice row to create; `netOre` is ex VAT. */
export interface PlannedRow {
  name: string;
  netOre: number;
  taxRate: number;
  taxOre: number;
  /** It is null for rent rows. */
  addonId: number | null;
  explanation: string;
  /** The days that the row covers. */
  period: Period;
  /** The first day of its rent version, area or add-on. */
  validFrom: LocalDate;
}

/** An invoice to create. */
export interface PlannedInvoice {
  period: Period;
  rows: PlannedRow[];
  totals: InvoiceTotals;
}

/** The fee of the invoice for a period in öre ex VAT. Faster than `planInvoice`, which also calculates VAT and texts. */
export const calculateInvoiceFee = (
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
 * The invoice of a lease for a period (docs/domain-rules.md, D-3 to D-6, D-19). Runs, invoices created by hand and the forecast
 * use it. The fee of an add-on per invoice is
 * for the interval of the rent version at the end of the period.
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
      name: rentRowName(row.period),
      netOre: row.amountOre,
      taxRate: row.version.taxRate,
      addonId: null,
      explanation: explainRent(row),
      period: row.period,
      validFrom: row.validFrom,
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
