import './rent-adjustment-preview.css';
import type { RentAdjustmentInput } from '@husrum/contract/rent-adjustment';
import { today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { EmptyState, QueryContent, RowsSkeleton, useDebouncedValue } from '@husrum/ui';
import { useLocalTable } from '@husrum/ui/data';
import { adjustedLeaseSortable } from './adjusted-lease.columns';
import { useRentAdjustmentPreview } from './rent-adjustment.queries';
import { toRentAdjustmentInput } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { RentAdjustmentEffect } from './rent-adjustment-effect';

const PAGE_SIZE = 10;

/** The effect of an adjustment that is not executed yet, calculated by the server. */
export const RentAdjustmentPreview = ({ adjustment }: { adjustment: RentAdjustmentInput }) => {
  const table = useLocalTable({ sortable: adjustedLeaseSortable });
  const query = useRentAdjustmentPreview(adjustment, { ...table.query, limit: PAGE_SIZE });
  return (
    <QueryContent query={query} skeleton={<RowsSkeleton rows={5} />} compact>
      {(response) => <RentAdjustmentEffect table={table} query={query} response={response} />}
    </QueryContent>
  );
};

/** Live preview of the form's current values. `entityId` is needed when the form has no object field. */
export const RentAdjustmentFormPreview = ({ entityId }: { entityId?: number }) => {
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
        <RentAdjustmentPreview key={input.entity_id} adjustment={input} />
      )}
    </div>
  );
};
