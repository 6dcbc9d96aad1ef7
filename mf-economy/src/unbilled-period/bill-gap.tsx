import './bill-gap.css';
import { ApiError } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { type GapMode, gapModeLabel } from '@husrum/contract/job-run';
import { type UnbilledRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { useSave } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { texts } from './unbilled-period.texts';

/** The field that is wrong says more than that something is. */
const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fieldErrors())[0]) || error.message;

/** One click makes the invoice of a gap, or the invoice of each of its periods; a refusal stays beside it. */
export const BillGap = ({ gap }: { gap: UnbilledRow }) => {
  const { lease_id, start, stop, periods, entity } = gap;
  const save = useSave(unbilledPeriodCalls.createInvoices, {
    publish: ({ invoicebases: invoices }) =>
      invoices.map(({ id }) => busEvent('invoice.created', { invoiceId: id })),
    success: ({ invoicebases: invoices }) => texts.created(invoices.map(({ reference }) => reference ?? '')),
    quiet: true,
  });
  const choice = (mode: GapMode, text: string) => (
    <Button
      size="small"
      loading={save.isPending && save.variables.body.mode === mode}
      disabled={save.isPending}
      aria-label={`${text}: ${gapModeLabel[mode].toLowerCase()}, ${entity.name}`}
      onClick={() => save.mutate({ body: { lease_id, start, stop, mode } })}
    >
      {text}
    </Button>
  );
  return (
    <div className="e-gap">
      <div className="e-gap__choices">
        {choice('ONE', periods === 1 ? texts.createOne : texts.createWhole)}
        {periods > 1 && choice('PER_PERIOD', texts.createEach(periods))}
      </div>
      {save.error && (
        <p className="e-gap__error" role="alert">
          {reasonOf(save.error)}
        </p>
      )}
    </div>
  );
};
