import { findEntity } from '@husrum/api-objects';
import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  requireUnchanged,
} from '@husrum/api-platform';
import { scheduledOnlyText } from '@husrum/contract/rent-adjustment';
import type { LocalDate } from '@husrum/format';
import { countSentInvoicesWith } from '../invoice/included-adjustments.store';
import { listAffectedEntities } from './affected-leases.store';
import { executeAdjustment } from './execute-adjustment';
import { lockScheduledLeases, recalculateUnsentInvoices } from './recalculate-unsent-invoices';
import {
  type Adjustment,
  deleteAdjustment,
  findScheduledOn,
  insertAdjustment,
  isExecutedOn,
  lockAdjustment,
  lockEntityForAdjustment,
  lockScheduledAdjustments,
  saveAdjustment,
} from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

export const requireNotPast = (scheduled: LocalDate | null, today: LocalDate): void => {
  if (scheduled !== null && scheduled < today)
    throw invalidInput({ scheduled_at: [rentAdjustmentTexts.dayPassed] });
};

/** Whether an adjustment is to be executed at once. */
const isDue = (scheduled: LocalDate | null, today: LocalDate): boolean =>
  scheduled === null || scheduled <= today;

/**
 * Refuses a second scheduled adjustment of the same object for the same day: two clicks, or two colleagues, would raise the rent
 * twice. An adjustment for today is executed at once, so only one with the same percentage is refused: another percentage is
 * meant to come on top. The object must be locked.
 */
const requireNotRepeated = async (
  { tx, clock }: RequestContext,
  input: Pick<Adjustment, 'entity_id' | 'scheduled_at'> & { rate: number },
  exceptId: number | null = null,
): Promise<void> => {
  const { entity_id, rate, scheduled_at } = input;
  const today = clock.today();
  if (scheduled_at !== null && !isDue(scheduled_at, today)) {
    const same = await findScheduledOn(tx, entity_id, scheduled_at, exceptId);
    if (same !== undefined)
      throw invalidInput({ scheduled_at: [rentAdjustmentTexts.alreadyScheduled(scheduled_at, same.rate)] });
    return;
  }
  if (await isExecutedOn(tx, entity_id, today, rate))
    throw invalidInput({ rate: [rentAdjustmentTexts.alreadyExecuted(rate)] });
};

const requireScheduled = async ({ tx }: RequestContext, id: number): Promise<Adjustment> => {
  const adjustment = orNotFound(await lockAdjustment(tx, id));
  if (adjustment.status !== 'SCHEDULED') throw problem('conflict', { message: scheduledOnlyText });
  return adjustment;
};

interface AdjustmentTerms {
  /** Percent. */
  readonly rate: number;
  /** Whether add-ons are adjusted, too. */
  readonly addons: boolean;
  /** Null: at once. */
  readonly scheduled_at: LocalDate | null;
}

interface CreateAdjustmentCommand extends AdjustmentTerms {
  readonly entity_id: number;
}

/** Schedules an adjustment, or executes it at once when it has no date or today's. Returns its id. */
export const createAdjustment = async (
  context: RequestContext,
  input: CreateAdjustmentCommand,
): Promise<number> => {
  const { tx, clock, account } = context;
  orNotFound(await findEntity(tx, input.entity_id));
  requireNotPast(input.scheduled_at, clock.today());
  await lockEntityForAdjustment(tx, input.entity_id);
  await requireNotRepeated(context, input);
  const id = await insertAdjustment(tx, { ...input, user_id: account.userId });
  const entities = await listAffectedEntities(tx, input.entity_id);
  if (isDue(input.scheduled_at, clock.today())) await executeAdjustment(context, id, entities);
  else await recalculateUnsentInvoices(context, [{ entities, change: await requireScheduled(context, id) }]);
  return id;
};

interface UpdateAdjustmentCommand extends AdjustmentTerms {
  readonly id: number;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateAdjustment = async (
  context: RequestContext,
  { id, updated_at, ...change }: UpdateAdjustmentCommand,
): Promise<void> => {
  const { tx, clock } = context;
  const before = await requireScheduled(context, id);
  requireUnchanged(before, updated_at);
  requireNotPast(change.scheduled_at, clock.today());
  await lockEntityForAdjustment(tx, before.entity_id);
  await requireNotRepeated(context, { ...change, entity_id: before.entity_id }, id);
  const entities = await listAffectedEntities(tx, before.entity_id);
  await lockScheduledLeases(context, entities, before);
  if (change.scheduled_at !== before.scheduled_at) {
    const count = await countSentInvoicesWith(tx, id);
    if (count > 0) throw invalidInput({ scheduled_at: [rentAdjustmentTexts.dayOnSentInvoices(count)] });
  }
  await saveAdjustment(tx, id, change);
  const removed = { entities, change: { ...before, isRemoved: true } };
  if (isDue(change.scheduled_at, clock.today())) {
    // It reads the objects again, now that the leases are locked: somebody else may have just saved an asking rent.
    await executeAdjustment(context, id);
    // A lease that runs on the old day may not run today: its invoices must not include the adjustment any more.
    await recalculateUnsentInvoices(context, [removed]);
    return;
  }
  const added = { entities, change: { ...change, rate: String(change.rate) } };
  await recalculateUnsentInvoices(context, [removed, added]);
};

export const removeAdjustment = async (context: RequestContext, id: number): Promise<void> => {
  const { tx } = context;
  const adjustment = await requireScheduled(context, id);
  const entities = await listAffectedEntities(tx, adjustment.entity_id);
  await lockScheduledLeases(context, entities, adjustment);
  const count = await countSentInvoicesWith(tx, id);
  if (count > 0) throw problem('conflict', { message: rentAdjustmentTexts.onSentInvoices(count) });
  await deleteAdjustment(tx, id);
  await recalculateUnsentInvoices(context, [{ entities, change: { ...adjustment, isRemoved: true } }]);
};

/** Removes all scheduled adjustments, except those that sent invoices count. Returns how many were removed and kept. */
export const removeScheduledAdjustments = async (
  context: RequestContext,
): Promise<{ removed: number; kept: number }> => {
  const { tx } = context;
  const removed: Parameters<typeof recalculateUnsentInvoices>[1][number][] = [];
  const scheduled = await lockScheduledAdjustments(tx);
  for (const adjustment of scheduled) {
    const entities = await listAffectedEntities(tx, adjustment.entity_id);
    await lockScheduledLeases(context, entities, adjustment);
    if ((await countSentInvoicesWith(tx, adjustment.id)) > 0) continue;
    await deleteAdjustment(tx, adjustment.id);
    removed.push({ entities, change: { ...adjustment, isRemoved: true } });
  }
  await recalculateUnsentInvoices(context, removed);
  return { removed: removed.length, kept: scheduled.length - removed.length };
};
