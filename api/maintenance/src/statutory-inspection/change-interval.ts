import { type RequestContext, requireUnchanged, savedValues } from '@husrum/api-platform';
import type { InspectionKind, InspectionRequirementDetail } from '@husrum/contract/statutory-inspection';
import { lockInspectedEntity } from './inspection-activity.store';
import { readRequirement, requireRequirement } from './read-requirement';
import { deleteInterval, saveInterval } from './statutory-inspection.store';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

interface ChangeIntervalCommand {
  readonly entity_id: number;
  readonly kind: InspectionKind;
  readonly months: number;
  readonly reason: string;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

/** Sets the interval of the kind on the object, instead of that of the catalogue. */
export const changeInterval = async (
  context: Context,
  { updated_at, ...interval }: ChangeIntervalCommand,
): Promise<InspectionRequirementDetail> => {
  await lockInspectedEntity(context.tx, interval.entity_id);
  const { months, own_interval } = await requireRequirement(context, interval);
  requireUnchanged({ updated_at: own_interval?.updated_at ?? '' }, updated_at, () =>
    savedValues({ months, reason: own_interval?.reason ?? null }, interval),
  );
  await saveInterval(context.tx, interval);
  return readRequirement(context, interval);
};

/** Returns to the interval of the catalogue. */
export const resetInterval = async (
  context: Context,
  target: { readonly entity_id: number; readonly kind: InspectionKind },
): Promise<InspectionRequirementDetail> => {
  await requireRequirement(context, target);
  await deleteInterval(context.tx, target.entity_id, target.kind);
  return readRequirement(context, target);
};
