import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { onlyScheduledText, type RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { notify } from '@husrum/platform';
import type { MenuAction } from '@husrum/ui';
import { texts } from './rent-adjustment.texts';

interface Ways {
  edit: (row: RentAdjustmentRow) => void;
  remove: (row: RentAdjustmentRow) => Promise<void>;
  restore: (row: RentAdjustmentRow) => Promise<void>;
}

/** One that waits can be changed and deleted; one that is done can be taken back. */
export const adjustmentMenu = (row: RentAdjustmentRow, ways: Ways): MenuAction[] => {
  const scheduled = row.status === 'SCHEDULED';
  return [
    {
      key: 'edit',
      label: texts.edit,
      icon: <EditOutlined />,
      onClick: () => (scheduled ? ways.edit(row) : notify.error(onlyScheduledText)),
    },
    ...(scheduled || row.restored
      ? []
      : [
          {
            key: 'restore',
            label: texts.restore,
            icon: <UndoOutlined />,
            onClick: () => void ways.restore(row),
          },
        ]),
    ...(scheduled
      ? [
          {
            key: 'remove',
            label: texts.remove,
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => void ways.remove(row),
          },
        ]
      : []),
  ];
};
