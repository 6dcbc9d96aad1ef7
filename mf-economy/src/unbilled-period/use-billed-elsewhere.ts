import { busEvent } from '@husrum/contract/bus';
import { type UnbilledRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { earliest, today } from '@husrum/format';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './unbilled-period.texts';

/** Asks, and takes the days of a gap that have passed out of the list: they were billed in some other way. */
export const useBilledElsewhere = () => {
  const confirm = useConfirm();
  const save = useSave(unbilledPeriodCalls.markBilledElsewhere, {
    publish: () => [busEvent('unbilledPeriod.settled', {})],
    success: ({ message }) => message,
  });
  return async ({ lease_id, stop, entity }: UnbilledRow) => {
    const until = earliest(stop, today(new Date()));
    const text = texts.elsewhereQuestion(entity.name, until);
    if (await confirm({ text, ok: texts.elsewhere, danger: true }))
      save.mutate({ body: { until, lease_id, company_id: null } });
  };
};
