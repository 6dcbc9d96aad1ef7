import { busEvent } from '@husrum/contract/bus';
import type { RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { today } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { runsAtOnce } from './adjustment.rules';
import { texts } from './rent-adjustment.texts';

/** What happened to an adjustment that was saved. */
export const saved = ({ id, status }: RentAdjustmentRow) =>
  status === 'EXECUTED'
    ? [busEvent('rentAdjustment.executed', { rentAdjustmentId: id })]
    : [busEvent('rentAdjustment.scheduled', { rentAdjustmentId: id })];

export const savedText = ({ status, scheduled_at, leases_count }: RentAdjustmentRow): string =>
  status === 'EXECUTED' ? texts.executed(leases_count) : texts.scheduled(scheduled_at ?? '');

/** The button says whether it acts now or later. */
export const submitLabel = (values: { scheduled_at?: unknown }): string =>
  runsAtOnce(values, today(new Date())) ? texts.runNow : texts.schedule;

/** Asks before something is executed at once; what is scheduled can be taken back and is not asked about. */
export const useAskBeforeRunning = () => {
  const confirm = useConfirm();
  return async (values: { scheduled_at: string | null }): Promise<boolean> =>
    !runsAtOnce(values, today(new Date())) || confirm({ text: texts.runNowQuestion, ok: texts.runNow });
};
