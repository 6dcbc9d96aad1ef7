import type { RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { useLocalTable } from '@husrum/ui/data';
import { rateText } from './adjustment.rules';
import { Effect } from './effect';
import { effectSortable } from './effect.columns';
import { PreviewOf } from './preview';
import { useAdjustment, useEffects } from './rent-adjustment.queries';
import { texts } from './rent-adjustment.texts';
import { Supplement } from './supplement';

const Executed = ({ id }: { id: number }) => {
  const table = useLocalTable({ sortable: effectSortable });
  const query = useEffects(id, table.query);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={5} />} compact>
      {(answer) => (
        <Effect
          table={table}
          query={query}
          answer={answer}
          more={{
            key: 'supplement',
            title: 'Tilläggsavi',
            tight: true,
            render: (lease) => <Supplement adjustmentId={id} lease={lease} />,
          }}
        />
      )}
    </Loaded>
  );
};

const Planned = ({ adjustment }: { adjustment: RentAdjustmentRow }) => {
  const { entity, rate, scheduled_at, addons } = adjustment;
  return <PreviewOf adjustment={{ entity_id: entity.id, rate, scheduled_at, addons }} />;
};

interface Props {
  /** undefined: closed. */
  id: number | undefined;
  onClose: () => void;
}

/** What an adjustment has meant for each lease, or will. */
export const EffectModal = ({ id, onClose }: Props) => (
  <ModalForm title={texts.effect} open={id !== undefined} onClose={onClose} width={1200}>
    {id !== undefined && <Content id={id} />}
  </ModalForm>
);

const Content = ({ id }: { id: number }) => (
  <Loaded query={useAdjustment(id)} skeleton={<RowsSkeleton rows={5} />} compact>
    {(adjustment) => (
      <div className="h-stack">
        <strong>
          {adjustment.entity.name} · <span className="h-number">{rateText(adjustment.rate)}</span>
        </strong>
        {adjustment.status === 'EXECUTED' ? <Executed id={id} /> : <Planned adjustment={adjustment} />}
      </div>
    )}
  </Loaded>
);
