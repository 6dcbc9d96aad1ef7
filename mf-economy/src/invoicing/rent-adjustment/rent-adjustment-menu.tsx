import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import {
  type RentAdjustmentRow,
  rentAdjustmentCalls,
  scheduledOnlyText,
} from '@husrum/contract/rent-adjustment';
import { notify } from '@husrum/platform';
import type { MenuAction } from '@husrum/ui';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

interface Handlers {
  edit: (row: RentAdjustmentRow) => void;
  remove: (row: RentAdjustmentRow) => Promise<void>;
  restore: (row: RentAdjustmentRow) => Promise<void>;
}

/** A scheduled adjustment can be edited and deleted; an executed one can be restored once. */
export const listRentAdjustmentMenuActions = (row: RentAdjustmentRow, handlers: Handlers): MenuAction[] => {
  const scheduled = row.status === 'SCHEDULED';
  return [
    {
      key: 'edit',
      call: rentAdjustmentCalls.update,
      label: rentAdjustmentTexts.edit,
      icon: <EditOutlined />,
      onClick: () => (scheduled ? handlers.edit(row) : notify.error(scheduledOnlyText)),
    },
    ...(scheduled || row.restored
      ? []
      : [
          {
            key: 'restore',
            call: rentAdjustmentCalls.restore,
            label: rentAdjustmentTexts.restore,
            icon: <UndoOutlined />,
            onClick: () => void handlers.restore(row),
          },
        ]),
    ...(scheduled
      ? [
          {
            key: 'remove',
            call: rentAdjustmentCalls.remove,
            label: rentAdjustmentTexts.remove,
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => void handlers.remove(row),
          },
        ]
      : []),
  ];
};
