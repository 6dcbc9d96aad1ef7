import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { deleteAreaVersionsFrom, insertAreaVersion, listAreaVersions } from './area-version.store';

const toNumber = (area: unknown): number | null =>
  area === null || area === undefined ? null : Number(area);

export const isSameArea = (one: unknown, other: unknown): boolean => toNumber(one) === toNumber(other);

/** Gives an object an area from a day (docs/domain-rules.md, D-15). Replaces areas that begin on that day or later. */
export const changeAreaFrom = async (
  tx: Tx,
  entityId: number,
  area: unknown,
  from: LocalDate,
): Promise<void> => {
  await deleteAreaVersionsFrom(tx, entityId, from);
  const last = (await listAreaVersions(tx, entityId)).at(-1);
  if (!isSameArea(last?.area, area))
    await insertAreaVersion(tx, entityId, { validFrom: from, area: toNumber(area) });
};
