import { groupBy } from '@husrum/api-platform';
import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import type { Month } from '@husrum/format';
import { findBaseBox, type ReportedVat } from './vat-box.rules';

/** What is reported of one kind of object. */
export interface ReportedOfKind {
  readonly month: Month;
  readonly taxRate: TaxRate;
  /** Null: invoices without an object. */
  readonly kind: EntityKind | null;
  readonly baseOre: number;
  readonly taxOre: number;
}

export interface VatMonth extends ReportedVat {
  readonly month: Month;
}

const compare = (a: VatMonth, b: VatMonth): number =>
  a.month.localeCompare(b.month) || b.taxRate - a.taxRate || (a.box ?? '').localeCompare(b.box ?? '');

/** The sums of each month, rate and box: the earliest month and the highest rate first. */
export const sumMonths = (reported: readonly ReportedOfKind[]): VatMonth[] => {
  const boxed = reported.map((sum) => ({ ...sum, box: findBaseBox(sum.kind, sum.taxRate) }));
  const groups = groupBy(boxed, ({ month, taxRate, box }) => `${month} ${taxRate} ${box}`);
  return [...groups.values()]
    .flatMap((sums) =>
      sums.slice(0, 1).map(({ month, taxRate, box }) => ({
        ...{ month, taxRate, box },
        baseOre: sums.reduce((total, { baseOre }) => total + baseOre, 0),
        taxOre: sums.reduce((total, { taxOre }) => total + taxOre, 0),
      })),
    )
    .sort(compare);
};
