import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import type { VatBaseBox, VatBox } from '@husrum/contract/vat-report';
import { fromOre } from '@husrum/format';

/** The boxes of the tax, by rate. */
export const taxBoxes = { 25: '10', 12: '11', 6: '12' } as const satisfies Record<
  Exclude<TaxRate, 0>,
  VatBox
>;

/**
 * What can be let with VAT only because the landlord has chosen it (ML 2023:200, 12 kap.): premises, a store room, or a whole
 * building. A dwelling cannot, and a parking space has VAT anyway (10 kap.).
 */
const chosenKinds: ReadonlySet<EntityKind> = new Set(['premises', 'vacancies', 'estates']);

/** Whether rent of objects of the kind has VAT because the landlord has chosen it. That VAT is always 25 %. */
export const isChosenVat = (kind: EntityKind | null, taxRate: TaxRate): boolean =>
  taxRate === 25 && kind !== null && chosenKinds.has(kind);

/**
 * The box of the base (docs/domain-rules.md, D-27). Skatteverket, "Fylla i momsdeklarationen": rent that is taxed because the
 * landlord has chosen it belongs in box 08, and other taxed sales in box 05. Null: without VAT.
 */
export const findBaseBox = (kind: EntityKind | null, taxRate: TaxRate): VatBaseBox | null => {
  if (taxRate === 0) return null;
  return isChosenVat(kind, taxRate) ? '08' : '05';
};

export interface ReportedVat {
  readonly taxRate: TaxRate;
  readonly box: VatBaseBox | null;
  readonly baseOre: number;
  readonly taxOre: number;
}

/** The exact sum of each box, in öre. */
export const sumBoxes = (reported: readonly ReportedVat[]): Readonly<Record<VatBox, number>> => {
  const sums: Record<VatBox, number> = { '05': 0, '08': 0, '10': 0, '11': 0, '12': 0 };
  for (const { taxRate, box, baseOre, taxOre } of reported) {
    if (box !== null) sums[box] += baseOre;
    if (taxRate !== 0) sums[taxBoxes[taxRate]] += taxOre;
  }
  return sums;
};

/** What is written in a box: whole SEK. The öre are dropped, also of a negative amount (skatteförfarandeförordningen 22 kap. 1 §). */
export const toDeclared = (ore: number): number => Math.trunc(fromOre(ore)) + 0;
