import type { BodyOf } from '@husrum/contract/core';
import {
  type RentAdjustmentInput,
  type rentAdjustmentCalls,
  scheduledOnlyText,
} from '@husrum/contract/rent-adjustment';
import type { LocalDate } from '@husrum/format';
import { findEntity } from '../entity/entity.store';
import { invalidInput, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { executeAdjustment } from './execute-adjustment';
import {
  type Adjustment,
  deleteAdjustment,
  insertAdjustment,
  lockAdjustment,
  saveAdjustment,
} from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

export const requireNotPast = (scheduled: LocalDate | null, today: LocalDate): void => {
  if (scheduled !== null && scheduled < today)
    throw invalidInput({ scheduled_at: [rentAdjustmentTexts.dayPassed] });
};

const isDue = (scheduled: LocalDate | null, today: LocalDate): boolean =>
  scheduled === null || scheduled <= today;

/** Schedules an adjustment. One without a date, or for today, is executed at once. Returns its id. */
export const createAdjustment = async (
  context: RequestContext,
  input: RentAdjustmentInput,
): Promise<number> => {
  const { tx, clock, account } = context;
  orNotFound(await findEntity(tx, input.entity_id));
  requireNotPast(input.scheduled_at, clock.today());
  const id = await insertAdjustment(tx, { ...input, user_id: account.userId });
  if (isDue(input.scheduled_at, clock.today())) await executeAdjustment(context, id);
  return id;
};

const requireScheduled = async ({ tx }: RequestContext, id: number): Promise<Adjustment> => {
  const adjustment = orNotFound(await lockAdjustment(tx, id));
  if (adjustment.status !== 'SCHEDULED') throw problem('conflict', { message: scheduledOnlyText });
  return adjustment;
};

export const updateAdjustment = async (
  context: RequestContext,
  { id, updated_at, ...change }: BodyOf<typeof rentAdjustmentCalls.update>,
): Promise<void> => {
  const before = await requireScheduled(context, id);
  if (updated_at !== null && updated_at !== before.updated_at) throw problem('changedMeanwhile');
  requireNotPast(change.scheduled_at, context.clock.today());
  await saveAdjustment(context.tx, id, change);
  if (isDue(change.scheduled_at, context.clock.today())) await executeAdjustment(context, id);
};

export const removeAdjustment = async (context: RequestContext, id: number): Promise<void> => {
  await requireScheduled(context, id);
  await deleteAdjustment(context.tx, id);
};
