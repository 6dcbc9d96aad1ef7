import type { EntityKind } from '@husrum/contract/entity';

const dwellingKinds: readonly EntityKind[] = ['apartments', 'villas'];

/** Whether a kind of entity is a dwelling (JB 12). */
export const isDwelling = (kind: EntityKind): boolean => dwellingKinds.includes(kind);
