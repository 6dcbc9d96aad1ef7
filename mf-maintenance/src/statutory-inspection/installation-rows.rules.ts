import type { InspectionRequirementDetail } from '@husrum/contract/statutory-inspection';

export interface InstallationRow {
  /** Of the row in the form: a new one has no id. */
  readonly key: number;
  readonly id: number | null;
  readonly name: string;
  readonly commissioned_on: string | null;
}

/** `Hiss 4`, of the first number that no row has. */
export const newInstallation = (rows: readonly InstallationRow[], prefix: string): InstallationRow => {
  const names = new Set(rows.map(({ name }) => name));
  let number = rows.length + 1;
  while (names.has(`${prefix} ${number}`)) number += 1;
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return { key, id: null, name: `${prefix} ${number}`, commissioned_on: null };
};

/** Those of the object. Where none is told apart yet, as many as there are by the facts. */
export const initialInstallations = (
  { installations, counted }: Pick<InspectionRequirementDetail, 'installations' | 'counted'>,
  prefix: string,
): InstallationRow[] => {
  if (installations.length > 0) return installations.map((row, index) => ({ ...row, key: index + 1 }));
  const rows: InstallationRow[] = [];
  while (rows.length < (counted ?? 1)) rows.push(newInstallation(rows, prefix));
  return rows;
};
