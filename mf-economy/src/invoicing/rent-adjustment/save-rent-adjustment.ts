import { busEvent } from '@husrum/contract/bus';
import type { RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { today } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { runsImmediately } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

/** The bus events to publish after an adjustment was saved. */
export const toSavedEvents = ({ id, status }: RentAdjustmentRow) =>
  status === 'EXECUTED'
    ? [busEvent('rentAdjustment.executed', { rentAdjustmentId: id })]
    : [busEvent('rentAdjustment.scheduled', { rentAdjustmentId: id })];

export const formatSavedMessage = ({ status, scheduled_at, leases_count }: RentAdjustmentRow): string =>
  status === 'EXECUTED'
    ? rentAdjustmentTexts.executed(leases_count)
    : rentAdjustmentTexts.scheduled(scheduled_at ?? '');

/** The submit button's label: run now or schedule. */
export const getSubmitLabel = (values: { scheduled_at?: unknown }): string =>
  runsImmediately(values, today(new Date())) ? rentAdjustmentTexts.runNow : rentAdjustmentTexts.schedule;

/** Asks for confirmation if saving executes the adjustment. A scheduled one can be deleted, so it needs none. */
export const useConfirmImmediateRun = () => {
  const confirm = useConfirm();
  return async (values: { scheduled_at: string | null }): Promise<boolean> =>
    !runsImmediately(values, today(new Date())) ||
    confirm({ text: rentAdjustmentTexts.runNowQuestion, ok: rentAdjustmentTexts.runNow });
};
