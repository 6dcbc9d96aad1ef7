import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import type { Lease } from '@husrum/contract/lease';
import { formatMonth } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { Alert, Button } from '@husrum/ui/core';
import { leaseTexts } from './lease.texts';

const { quarterBridge: texts } = leaseTexts;

/**
 * Offers to adapt the periods of a quarterly lease to the calendar quarters. Renders nothing when the lease has no `quarter_bridge`:
 * there is nothing to adapt.
 */
export const QuarterBridge = ({ lease, onDone }: { lease: Lease; onDone: () => void }) => {
  const create = useApiMutation(invoiceCalls.createQuarterBridge, {
    publish: ({ invoicebase }) => [
      busEvent('invoice.created', { invoiceId: invoicebase.id }),
      busEvent('lease.changed', { leaseId: lease.id }),
    ],
    successMessage: texts.done,
    onSuccess: onDone,
  });
  const bridge = lease.quarter_bridge;
  if (!bridge) return null;
  const { start, stop, next_month } = bridge;
  return (
    <Alert
      type="info"
      showIcon
      title={texts.title}
      description={
        <div className="h-stack">
          <span>
            {texts.text(start, stop)} {next_month !== null && texts.afterwards(formatMonth(next_month))}
          </span>
          <div>
            <Button
              call={invoiceCalls.createQuarterBridge}
              loading={create.isPending}
              onClick={() => create.mutate({ body: { lease_id: lease.id } })}
            >
              {texts.submit}
            </Button>
          </div>
        </div>
      }
    />
  );
};
