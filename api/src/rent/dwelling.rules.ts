import type { EntityKind } from '@husrum/contract/entity';

const HOMES: readonly EntityKind[] = ['apartments', 'villas'];

/** Whether a kind of object is a dwelling in the sense of JB 12. */
export const isDwelling = (kind: EntityKind): boolean => HOMES.includes(kind);
