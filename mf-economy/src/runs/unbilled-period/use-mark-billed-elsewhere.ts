import { busEvent } from '@husrum/contract/bus';
import { type UnbilledPeriodRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { earliestDate, formatEntityName, today } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { unbilledPeriodTexts } from './unbilled-period.texts';

/** Marks the past days of an unbilled period as billed elsewhere, after a confirmation. They disappear from the list. */
export const useMarkBilledElsewhere = () => {
  const confirm = useConfirm();
  const save = useApiMutation(unbilledPeriodCalls.markBilledElsewhere, {
    publish: () => [busEvent('unbilledPeriod.settled', {})],
    successMessage: ({ message }) => message,
  });
  return async ({ lease_id, stop, entity }: UnbilledPeriodRow) => {
    const until = earliestDate(stop, today(new Date()));
    const text = unbilledPeriodTexts.billedElsewhereQuestion(formatEntityName(entity), until);
    if (await confirm({ text, ok: unbilledPeriodTexts.billedElsewhere, danger: true }))
      save.mutate({ body: { until, lease_id, company_id: null } });
  };
};
