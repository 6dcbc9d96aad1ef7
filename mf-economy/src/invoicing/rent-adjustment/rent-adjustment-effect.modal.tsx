import type { RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { formatEntityName } from '@husrum/format';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { useLocalTable } from '@husrum/ui/data';
import { adjustedLeaseSortable } from './adjusted-lease.columns';
import { useRentAdjustment, useRentAdjustmentEffects } from './rent-adjustment.queries';
import { formatRate, toAdjustedEntityNames } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { RentAdjustmentEffect } from './rent-adjustment-effect';
import { RentAdjustmentPreview } from './rent-adjustment-preview';
import { SupplementInvoice } from './supplement-invoice';

const ExecutedEffect = ({ id }: { id: number }) => {
  const table = useLocalTable({ sortable: adjustedLeaseSortable });
  const query = useRentAdjustmentEffects(id, table.query);
  return (
    <QueryContent query={query} skeleton={<RowsSkeleton rows={5} />} compact>
      {(response) => (
        <RentAdjustmentEffect
          table={table}
          query={query}
          response={response}
          actionColumn={{
            key: 'supplement',
            title: rentAdjustmentTexts.supplementColumn,
            noWrap: true,
            render: (lease) => <SupplementInvoice adjustmentId={id} lease={lease} />,
          }}
        />
      )}
    </QueryContent>
  );
};

const ScheduledEffect = ({ adjustment }: { adjustment: RentAdjustmentRow }) => {
  const { id, entity, rate, scheduled_at, addons } = adjustment;
  return <RentAdjustmentPreview id={id} adjustment={{ entity_id: entity.id, rate, scheduled_at, addons }} />;
};

interface Props {
  /** Undefined means closed. */
  id: number | undefined;
  onClose: () => void;
}

/** The effect of an adjustment on each lease, executed or scheduled. */
export const RentAdjustmentEffectModal = ({ id, onClose }: Props) => (
  <ModalForm title={rentAdjustmentTexts.effect} open={id !== undefined} onClose={onClose} width={1200}>
    {id !== undefined && <EffectContent id={id} />}
  </ModalForm>
);

const EffectContent = ({ id }: { id: number }) => (
  <QueryContent query={useRentAdjustment(id)} skeleton={<RowsSkeleton rows={5} />} compact>
    {(adjustment) => (
      <div className="h-stack">
        <strong>
          {formatEntityName(toAdjustedEntityNames(adjustment.entity))} ·{' '}
          <span className="h-number">{formatRate(adjustment.rate)}</span>
        </strong>
        {adjustment.status === 'EXECUTED' ? (
          <ExecutedEffect id={id} />
        ) : (
          <ScheduledEffect adjustment={adjustment} />
        )}
      </div>
    )}
  </QueryContent>
);
