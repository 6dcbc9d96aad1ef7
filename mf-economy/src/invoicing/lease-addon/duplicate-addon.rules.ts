import type { LeaseAddon } from '@husrum/contract/lease-addon';

/** An add-on of the catalogue (`addon_id`) or one that only the lease has (`name`), and the days on which it applies. */
interface AddonOfLease {
  addon_id: number | null;
  name: string;
  start: string;
  stop: string | null;
}

const overlaps = (a: AddonOfLease, b: AddonOfLease): boolean =>
  (a.stop === null || a.stop >= b.start) && (b.stop === null || b.stop >= a.start);

const normalize = (name: string): string => name.trim().toLocaleLowerCase('sv');

const isSame = (a: AddonOfLease, b: AddonOfLease): boolean =>
  (a.addon_id !== null && a.addon_id === b.addon_id) || normalize(a.name) === normalize(b.name);

/** An add-on of the lease that is the same as the candidate and applies on some of the same days. */
export const findDuplicate = (
  candidate: AddonOfLease,
  existing: readonly LeaseAddon[],
  /** The id of the add-on that is being edited: it is not its own duplicate. */
  exceptId?: number,
): LeaseAddon | undefined =>
  existing.find((addon) => addon.id !== exceptId && isSame(candidate, addon) && overlaps(candidate, addon));
