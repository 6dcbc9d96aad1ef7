import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import {
  type RentAdjustmentRow,
  rentAdjustmentCalls,
  rentAdjustmentStatuses,
  rentAdjustmentStatusLabel,
} from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { PageFrame, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EditRentAdjustmentModal } from './edit-rent-adjustment.modal';
import { rentAdjustmentColumns, rentAdjustmentSortable } from './rent-adjustment.columns';
import { useRentAdjustments, useScheduledRentAdjustmentCount } from './rent-adjustment.queries';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { RentAdjustmentEffectModal } from './rent-adjustment-effect.modal';
import { listRentAdjustmentMenuActions } from './rent-adjustment-menu';
import { useRentAdjustmentActions } from './use-rent-adjustment-actions';

const statusOptions = rentAdjustmentStatuses.map((value) => ({
  value,
  label: rentAdjustmentStatusLabel[value],
}));

/** `?effect=42` opens the effect dialog of that adjustment. */
const useEffectDialog = () => {
  const { search } = useLocation();
  const [effect, setEffect] = useUrlState('effect');
  return {
    id: effect === undefined ? undefined : Number(effect),
    linkTo: ({ id }: RentAdjustmentRow) =>
      routes.rentAdjustment.overview({}, { ...Object.fromEntries(new URLSearchParams(search)), effect: id }),
    close: () => setEffect(undefined),
  };
};

export default function RentAdjustmentOverviewScreen() {
  const navigate = useAppNavigate();
  const [edited, setEdited] = useState<RentAdjustmentRow>();
  const effectDialog = useEffectDialog();
  const rowActions = useRentAdjustmentActions();
  const scheduled = useScheduledRentAdjustmentCount();
  const table = useUrlTable({
    path: routes.rentAdjustment.overview(),
    sortable: rentAdjustmentSortable,
    filters: { status: rentAdjustmentStatuses },
  });
  const createButton = (
    <Button
      call={rentAdjustmentCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.rentAdjustment.create())}
    >
      {rentAdjustmentTexts.create}
    </Button>
  );
  return (
    <PageFrame
      title={rentAdjustmentTexts.title}
      actions={
        <>
          {scheduled > 0 && (
            <Button
              call={rentAdjustmentCalls.removeAllScheduled}
              danger
              icon={<DeleteOutlined />}
              onClick={() => void rowActions.removeAllScheduled(scheduled)}
            >
              {rentAdjustmentTexts.removeAll}
            </Button>
          )}
          {createButton}
        </>
      }
    >
      <FilterBar
        table={table}
        fields={[{ name: 'status', label: rentAdjustmentTexts.status, options: statusOptions }]}
      />
      <UrlTable
        table={table}
        query={useRentAdjustments(table.query)}
        columns={rentAdjustmentColumns}
        rowKey={(row) => row.id}
        rowLink={effectDialog.linkTo}
        actions={(row) => listRentAdjustmentMenuActions(row, { ...rowActions, edit: setEdited })}
        label={rentAdjustmentTexts.title}
        empty={{ title: rentAdjustmentTexts.none, text: rentAdjustmentTexts.noneText, actions: createButton }}
      />
      {edited && <EditRentAdjustmentModal adjustment={edited} onClose={() => setEdited(undefined)} />}
      <RentAdjustmentEffectModal id={effectDialog.id} onClose={effectDialog.close} />
    </PageFrame>
  );
}
