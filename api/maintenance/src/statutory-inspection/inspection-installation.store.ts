import type { Tx } from '@husrum/api-platform';
import type { InstalledKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** A new installation has no id. */
export interface InstallationValues {
  readonly id: number | null;
  readonly name: string;
  readonly commissioned_on: LocalDate | null;
}

/** Locks the installations, and returns their ids. */
export const lockInstallationIds = async (
  tx: Tx,
  entityId: number,
  kind: InstalledKind,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('inspection_installation')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

export const saveInstallation = async (
  tx: Tx,
  owner: { readonly entity_id: number; readonly kind: InstalledKind },
  { id, ...values }: InstallationValues,
): Promise<void> => {
  if (id === null)
    await tx
      .insertInto('inspection_installation')
      .values({ ...owner, ...values })
      .execute();
  else await tx.updateTable('inspection_installation').set(values).where('id', '=', id).execute();
};

export const removeInstallations = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('inspection_installation')
    .set({ removed_at: sql`app_now()` })
    .where('id', 'in', ids)
    .execute();
};
