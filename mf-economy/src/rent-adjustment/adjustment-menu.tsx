import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { onlyScheduledText, type RentadjustmentRow } from '@husrum/contract/rent-adjustment';
import { notify } from '@husrum/platform';
import type { MenuAction } from '@husrum/ui';
import { texts } from './rentadjustment.texts';

interface Ways {
  edit: (row: RentadjustmentRow) => void;
  remove: (row: RentadjustmentRow) => Promise<void>;
  restore: (row: RentadjustmentRow) => Promise<void>;
}

/** One that waits can be changed and deleted; one that is done can be taken back. */
export const adjustmentMenu = (row: RentadjustmentRow, ways: Ways): MenuAction[] => {
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
