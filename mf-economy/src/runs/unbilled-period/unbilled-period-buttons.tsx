import './unbilled-period-buttons.css';
import { busEvent } from '@husrum/contract/bus';
import {
  type UnbilledInvoiceMode,
  type UnbilledPeriodRow,
  unbilledInvoiceModeLabel,
  unbilledPeriodCalls,
} from '@husrum/contract/unbilled-period';
import { formatEntityName, formatKronor } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { ActionError } from '../../invoicing/invoice/action-error';
import { unbilledPeriodTexts } from './unbilled-period.texts';

/** Buttons that create one invoice for the whole unbilled period, or one per payment period. An error is shown below. */
export const UnbilledPeriodButtons = ({ unbilledPeriod }: { unbilledPeriod: UnbilledPeriodRow }) => {
  const { lease_id, start, stop, periods, fee, entity } = unbilledPeriod;
  const save = useApiMutation(unbilledPeriodCalls.createInvoices, {
    publish: ({ invoicebases: invoices }) =>
      invoices.map(({ id }) => busEvent('invoice.created', { invoiceId: id })),
    successMessage: ({ invoicebases: invoices }) =>
      unbilledPeriodTexts.created(invoices.map(({ reference }) => reference ?? '')),
    silentFailure: true,
  });
  const confirm = useConfirm();
  const create = async (mode: UnbilledInvoiceMode) => {
    const question = {
      name: formatEntityName(entity),
      count: periods,
      first: start,
      last: stop,
      fee: formatKronor(fee),
    };
    const isConfirmed =
      mode === 'ONE' ||
      (await confirm({
        title: unbilledPeriodTexts.createPerPeriodTitle(periods),
        text: unbilledPeriodTexts.createPerPeriodQuestion(question),
        ok: unbilledPeriodTexts.createPerPeriodConfirm(periods),
      }));
    if (isConfirmed) save.mutate({ body: { lease_id, start, stop, mode } });
  };
  const renderButton = (mode: UnbilledInvoiceMode, text: string) => (
    <Button
      call={unbilledPeriodCalls.createInvoices}
      size="small"
      loading={save.isPending && save.variables.body.mode === mode}
      disabled={save.isPending}
      aria-label={`${text}: ${unbilledInvoiceModeLabel[mode].toLowerCase()}, ${formatEntityName(entity)}`}
      onClick={() => void create(mode)}
    >
      {text}
    </Button>
  );
  return (
    <div className="e-unbilled-period">
      <div className="e-unbilled-period__buttons">
        {renderButton(
          'ONE',
          periods === 1 ? unbilledPeriodTexts.createOne : unbilledPeriodTexts.createForWhole,
        )}
        {periods > 1 && renderButton('PER_PERIOD', unbilledPeriodTexts.createPerPeriod(periods))}
      </div>
      <ActionError error={save.error} />
    </div>
  );
};
