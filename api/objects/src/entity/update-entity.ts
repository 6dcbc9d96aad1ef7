import { invalidInput, orNotFound, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import { MAX_RENT_SEK } from '@husrum/contract/core';
import { tooHighRentText } from '@husrum/contract/entity';
import { earliestDate, type LocalDate } from '@husrum/format';
import { changeAreaFrom, isSameArea } from './change-area';
import { validateOwnParent, validateTypeChange } from './entity.rules';
import {
  countLeases,
  type EntityFields,
  findHighestFeePerSquareMetre,
  findLowestChildLevel,
  lockEntity,
  lockSubtree,
  moveEntitiesToCompany,
  saveEntity,
} from './entity.store';
import { entityTexts } from './entity.texts';
import { listSavedFields } from './entity-conflict.rules';
import { requireEntityType, toEntityValues } from './entity-values';
import { findNewAreaStart } from './new-area-start.store';
import { resolveParent } from './resolve-parent';

export interface UpdateEntityCommand extends EntityFields {
  readonly id: number;
  /** The first day of a changed area. Null: chosen here. */
  readonly area_valid_from: LocalDate | null;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

interface EntityChange {
  isAreaChanged: boolean;
  /** The ids of the objects that now belong to another company. */
  movedIds: readonly number[];
}

/** The first day of a changed area (docs/domain-rules.md, D-15). An object without an area gets a new one today or earlier. */
const resolveAreaStart = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { id, area }: { id: number; area: string | null },
  chosen: LocalDate | null,
): Promise<LocalDate> => {
  const today = clock.today();
  if (area === null) return earliestDate(chosen ?? today, today);
  return chosen ?? (await findNewAreaStart(tx, id, today));
};

/** Changes an object. A new area that begins in the future is stored, but the object keeps its area until that day. */
export const updateEntity = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { id, area_valid_from, updated_at, ...input }: UpdateEntityCommand,
): Promise<EntityChange> => {
  const { tx, clock } = context;
  const before = orNotFound(await lockEntity(tx, id));
  const type = await requireEntityType(tx, input);
  const values = toEntityValues(type, input);
  requireUnchanged(before, updated_at, () => listSavedFields(before, { ...input, fields: values.fields }));
  const errors = {
    ...validateOwnParent(id, input.parent_id),
    ...validateTypeChange(type, {
      leaseCount: await countLeases(tx, [id]),
      lowestChildLevel: await findLowestChildLevel(tx, id),
    }),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const highestFee = await findHighestFeePerSquareMetre(tx, id);
  if (before.area !== null && !values.fields.area && highestFee !== null)
    throw invalidInput({ 'fields.area': [entityTexts.areaNeeded] });
  if (Number(values.fields.area ?? 0) * (highestFee ?? 0) > MAX_RENT_SEK)
    throw invalidInput({ 'fields.area': [tooHighRentText] });
  const parent = await resolveParent(tx, type, input);
  const isAreaChanged = !isSameArea(values.fields.area, before.area);
  const from = isAreaChanged ? await resolveAreaStart(context, before, area_valid_from) : clock.today();
  const { area: _area, ...otherFields } = values.fields;
  const fields =
    from <= clock.today()
      ? values.fields
      : { ...otherFields, ...(before.area === null ? {} : { area: Number(before.area) }) };
  await saveEntity(tx, id, { ...values, ...parent, fields });
  if (isAreaChanged) await changeAreaFrom(tx, id, values.fields.area, from);
  if (parent.company_id === before.company_id) return { isAreaChanged, movedIds: [] };
  const movedIds = await lockSubtree(tx, id);
  await moveEntitiesToCompany(tx, movedIds, parent.company_id);
  return { isAreaChanged, movedIds };
};
