import './rent-adjustment-preview.css';
import type { ResponseOf } from '@husrum/contract/core';
import type { RentAdjustmentInput, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { formatEntityName, today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { EmptyState, QueryContent, RowsSkeleton, useDebouncedValue } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useLocalTable } from '@husrum/ui/data';
import { adjustedLeaseSortable } from './adjusted-lease.columns';
import { useRentAdjustmentPreview } from './rent-adjustment.queries';
import { formatRate, toRentAdjustmentInput } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { RentAdjustmentEffect } from './rent-adjustment-effect';

const PAGE_SIZE = 10;

type PreviewResponse = ResponseOf<typeof rentAdjustmentCalls.preview>;

/** Warns that the rent of the same leases is already going to be adjusted, so that nobody raises it twice by mistake. */
const ScheduledAlert = ({ scheduled }: Pick<PreviewResponse, 'scheduled'>) =>
  scheduled.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      title={rentAdjustmentTexts.alreadyScheduled}
      description={
        <ul>
          {scheduled.map(({ id, entity, rate, scheduled_at, leases_count }) => (
            <li key={id}>
              {rentAdjustmentTexts.scheduledItem({
                entity: formatEntityName(entity),
                rate: formatRate(rate),
                date: scheduled_at,
                leases: leases_count,
              })}
            </li>
          ))}
        </ul>
      }
    />
  );

/** Says that the adjustment leaves some rents as they are, so that nobody expects to raise them. */
const AgreedRentsAlert = ({ leases }: { leases: number }) =>
  leases === 0 ? null : (
    <Alert
      type="info"
      showIcon
      title={rentAdjustmentTexts.agreedRents(leases)}
      description={rentAdjustmentTexts.agreedRentsText}
    />
  );

interface PreviewProps {
  /** The scheduled adjustment that is shown or changed. */
  id?: number | undefined;
  adjustment: RentAdjustmentInput;
}

/** The effect of an adjustment that is not executed yet, calculated by the server. */
export const RentAdjustmentPreview = ({ id, adjustment }: PreviewProps) => {
  const table = useLocalTable({ sortable: adjustedLeaseSortable });
  const query = useRentAdjustmentPreview({ ...adjustment, id }, { ...table.query, limit: PAGE_SIZE });
  return (
    <QueryContent query={query} skeleton={<RowsSkeleton rows={5} />} compact>
      {(response) => (
        <div className="h-stack">
          <ScheduledAlert scheduled={response.scheduled} />
          <AgreedRentsAlert leases={response.agreed_count ?? 0} />
          <RentAdjustmentEffect table={table} query={query} response={response} />
        </div>
      )}
    </QueryContent>
  );
};

/** Live preview of the form's current values. `id` and `entityId` are those of the scheduled adjustment that the form changes. */
export const RentAdjustmentFormPreview = ({ id, entityId }: { id?: number; entityId?: number }) => {
  const { values } = useFormikContext<Record<string, unknown>>();
  const rate = useDebouncedValue(values.rate);
  const input = toRentAdjustmentInput({ entity_id: entityId, ...values, rate }, today(new Date()));
  return (
    <div className="e-rent-adjustment-preview">
      {input === undefined ? (
        <EmptyState
          kind="nothing"
          compact
          title={rentAdjustmentTexts.effect}
          text={rentAdjustmentTexts.effectPrompt}
        />
      ) : (
        <RentAdjustmentPreview key={input.entity_id} id={id} adjustment={input} />
      )}
    </div>
  );
};
