import { saveEntityFees } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { insertEffects } from './rent-adjustment.store';

/** A change of the asking rent of an entity, in SEK. */
export interface EntityFeeChange {
  entityId: number;
  oldFee: string;
  newFee: number;
}

/** Changes the asking rents of entities, and stores the changes as effects of the adjustment. */
export const changeEntityFees = async (
  tx: Tx,
  adjustmentId: number,
  changes: readonly EntityFeeChange[],
): Promise<void> => {
  await saveEntityFees(
    tx,
    changes.map(({ entityId, newFee }) => ({ entityId, fee: newFee })),
  );
  await insertEffects(
    tx,
    changes.map(({ entityId, oldFee, newFee }) => ({
      rent_adjustment_id: adjustmentId,
      entity_id: entityId,
      old_fee: oldFee,
      new_fee: newFee,
    })),
  );
};
