import type { EntityKind } from '@husrum/contract/entity';

const dwellingKinds: readonly EntityKind[] = ['apartments', 'villas'];

/** Whether entities of the kind are dwellings (JB 12). */
export const isDwelling = (kind: EntityKind): boolean => dwellingKinds.includes(kind);
