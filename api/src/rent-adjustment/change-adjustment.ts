import type { BodyOf } from '@husrum/contract/core';
import {
  onlyScheduledText,
  type RentAdjustmentInput,
  type rentAdjustmentCalls,
} from '@husrum/contract/rent-adjustment';
import type { LocalDate } from '@husrum/format';
import { findEntity } from '../entity/entity.store';
import { found, invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { executeAdjustment } from './execute-adjustment';
import {
  type Adjustment,
  deleteAdjustment,
  insertAdjustment,
  lockAdjustment,
  writeAdjustment,
} from './rent-adjustment.store';

/** A day that has passed cannot be planned for. */
export const checkDay = (scheduled: LocalDate | null, today: LocalDate): void => {
  if (scheduled !== null && scheduled < today)
    throw invalid({ scheduled_at: ['Datumet har passerat. Lämna det tomt för att justera i dag.'] });
};

const isDue = (scheduled: LocalDate | null, today: LocalDate): boolean =>
  scheduled === null || scheduled <= today;

/** Plans an adjustment; one without a date, or for today, is executed at once. Gives its id. */
export const createAdjustment = async (work: Work, input: RentAdjustmentInput): Promise<number> => {
  const { tx, clock, account } = work;
  found(await findEntity(tx, input.entity_id));
  checkDay(input.scheduled_at, clock.today());
  const id = await insertAdjustment(tx, { ...input, user_id: account.userId });
  if (isDue(input.scheduled_at, clock.today())) await executeAdjustment(work, id);
  return id;
};

const scheduled = async ({ tx }: Work, id: number): Promise<Adjustment> => {
  const adjustment = found(await lockAdjustment(tx, id));
  if (adjustment.status !== 'SCHEDULED') throw problem('conflict', { message: onlyScheduledText });
  return adjustment;
};

export const updateAdjustment = async (
  work: Work,
  { id, updated_at, ...change }: BodyOf<typeof rentAdjustmentCalls.update>,
): Promise<void> => {
  const before = await scheduled(work, id);
  if (updated_at !== null && updated_at !== before.updated_at) throw problem('changedMeanwhile');
  checkDay(change.scheduled_at, work.clock.today());
  await writeAdjustment(work.tx, id, change);
  if (isDue(change.scheduled_at, work.clock.today())) await executeAdjustment(work, id);
};

export const removeAdjustment = async (work: Work, id: number): Promise<void> => {
  await scheduled(work, id);
  await deleteAdjustment(work.tx, id);
};
