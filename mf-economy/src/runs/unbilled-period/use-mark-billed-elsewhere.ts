import { busEvent } from '@husrum/contract/bus';
import { type UnbilledPeriodRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { earliestDate, formatEntityName, today } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { unbilledPeriodTexts } from './unbilled-period.texts';

/** The last day of an unbilled period that can be marked; the server of the release before says nothing, and takes no day after today. */
export const markableUntil = ({ stop, markable_until }: UnbilledPeriodRow): string =>
  earliestDate(stop, markable_until ?? today(new Date()));

/** Marks the days of an unbilled period, up to the current one, as billed elsewhere, after a confirmation. They disappear from the list. */
export const useMarkBilledElsewhere = () => {
  const confirm = useConfirm();
  const save = useApiMutation(unbilledPeriodCalls.markBilledElsewhere, {
    publish: () => [busEvent('unbilledPeriod.settled', {})],
    successMessage: ({ message }) => message,
  });
  return async (row: UnbilledPeriodRow) => {
    const { lease_id, entity } = row;
    const until = markableUntil(row);
    const text = unbilledPeriodTexts.billedElsewhereQuestion(formatEntityName(entity), until);
    if (await confirm({ text, ok: unbilledPeriodTexts.billedElsewhere }))
      save.mutate({ body: { until, lease_id, company_id: null } });
  };
};
