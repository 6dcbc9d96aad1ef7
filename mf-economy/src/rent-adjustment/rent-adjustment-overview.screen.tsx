import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import {
  type RentAdjustmentRow,
  rentAdjustmentStatuses,
  rentAdjustmentStatusLabel,
} from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { PageFrame, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adjustmentMenu } from './adjustment-menu';
import { EditAdjustmentModal } from './edit-adjustment.modal';
import { EffectModal } from './effect.modal';
import { adjustmentColumns, adjustmentSortable } from './rent-adjustment.columns';
import { useAdjustments, useScheduledCount } from './rent-adjustment.queries';
import { texts } from './rent-adjustment.texts';
import { useAdjustmentMoves } from './use-adjustment-moves';

const statuses = rentAdjustmentStatuses.map((value) => ({ value, label: rentAdjustmentStatusLabel[value] }));

/** `?effect=` names the adjustment whose leases are shown. */
const useShownEffect = () => {
  const { search } = useLocation();
  const [effect, setEffect] = useUrlState('effect');
  return {
    shown: effect === undefined ? undefined : Number(effect),
    linkTo: ({ id }: RentAdjustmentRow) =>
      routes.rentAdjustment.overview({}, { ...Object.fromEntries(new URLSearchParams(search)), effect: id }),
    close: () => setEffect(undefined),
  };
};

export default function RentAdjustmentOverviewScreen() {
  const go = useGo();
  const [edited, setEdited] = useState<RentAdjustmentRow>();
  const effect = useShownEffect();
  const moves = useAdjustmentMoves();
  const scheduled = useScheduledCount();
  const table = useUrlTable({
    path: routes.rentAdjustment.overview(),
    sortable: adjustmentSortable,
    filters: { status: 'text' },
  });
  const status = rentAdjustmentStatuses.find((known) => known === table.query.status);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go(routes.rentAdjustment.create())}>
      {texts.create}
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      actions={
        <>
          {scheduled > 0 && (
            <Button danger icon={<DeleteOutlined />} onClick={() => void moves.removeScheduled(scheduled)}>
              {texts.removeAll}
            </Button>
          )}
          {create}
        </>
      }
    >
      <FilterBar table={table} fields={[{ name: 'status', label: 'Status', options: statuses }]} />
      <UrlTable
        table={table}
        query={useAdjustments({ ...table.query, status })}
        columns={adjustmentColumns}
        rowKey={(row) => row.id}
        rowLink={effect.linkTo}
        actions={(row) => adjustmentMenu(row, { ...moves, edit: setEdited })}
        label={texts.title}
        empty={{ title: texts.none, text: texts.noneText, actions: create }}
      />
      {edited && <EditAdjustmentModal adjustment={edited} onClose={() => setEdited(undefined)} />}
      <EffectModal id={effect.shown} onClose={effect.close} />
    </PageFrame>
  );
}
