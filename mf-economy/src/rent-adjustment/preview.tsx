import './preview.css';
import type { RentAdjustmentInput } from '@husrum/contract/rent-adjustment';
import { today } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { EmptyState, Loaded, RowsSkeleton, useDebounced } from '@husrum/ui';
import { useLocalTable } from '@husrum/ui/data';
import { completeDraft } from './adjustment.rules';
import { Effect } from './effect';
import { effectSortable } from './effect.columns';
import { usePreview } from './rent-adjustment.queries';
import { texts } from './rent-adjustment.texts';

const SHOWN = 10;

/** What an adjustment would mean, counted by the server as it would be executed. */
export const PreviewOf = ({ adjustment }: { adjustment: RentAdjustmentInput }) => {
  const table = useLocalTable({ sortable: effectSortable });
  const query = usePreview(adjustment, { ...table.query, limit: SHOWN });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={5} />} compact>
      {(answer) => <Effect table={table} query={query} answer={answer} />}
    </Loaded>
  );
};

/** The same for what stands in the form, live. The object is the form's own or given. */
export const LivePreview = ({ entityId }: { entityId?: number }) => {
  const { values } = useFormikContext<Record<string, unknown>>();
  const rate = useDebounced(values.rate);
  const draft = completeDraft({ entity_id: entityId, ...values, rate }, today(new Date()));
  return (
    <div className="e-preview">
      {draft === undefined ? (
        <EmptyState kind="nothing" compact title={texts.effect} text={texts.effectWaiting} />
      ) : (
        <PreviewOf key={draft.entity_id} adjustment={draft} />
      )}
    </div>
  );
};
