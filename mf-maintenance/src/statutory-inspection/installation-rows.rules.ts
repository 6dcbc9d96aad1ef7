import type { InspectionRequirementDetail } from '@husrum/contract/statutory-inspection';

export interface InstallationRow {
  /** Identifies the row in the form, because a new row has no id. */
  readonly key: number;
  readonly id: number | null;
  readonly name: string;
  readonly commissioned_on: string | null;
}

/** A new row after `rows`, named by its position, `Hiss 4`. If that name is taken, by the next number that is free. */
export const makeNewInstallation = (rows: readonly InstallationRow[], prefix: string): InstallationRow => {
  const names = new Set(rows.map(({ name }) => name));
  let number = rows.length + 1;
  while (names.has(`${prefix} ${number}`)) number += 1;
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return { key, id: null, name: `${prefix} ${number}`, commissioned_on: null };
};

/** The named installations of the object. If none is named: as many new rows as the facts count, at least one. */
export const listInitialInstallations = (
  { installations, counted }: Pick<InspectionRequirementDetail, 'installations' | 'counted'>,
  prefix: string,
): InstallationRow[] => {
  if (installations.length > 0) return installations.map((row, index) => ({ ...row, key: index + 1 }));
  const rows: InstallationRow[] = [];
  while (rows.length < (counted ?? 1)) rows.push(makeNewInstallation(rows, prefix));
  return rows;
};
