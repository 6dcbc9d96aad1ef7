import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Dropdown from 'antd/es/dropdown';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { pageTexts } from './page.texts';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

interface Props {
  actions: readonly MenuAction[];
  /** The accessible name of the "…" button. */
  label?: string;
  small?: boolean;
}

/** A "…" button with a menu of rarely used actions. Renders nothing without actions. */
export const MoreMenu = ({ actions, label = pageTexts.moreActions, small = false }: Props) =>
  actions.length === 0 ? null : (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: actions.map((action) => ({
          ...action,
          icon: action.icon && <span aria-hidden="true">{action.icon}</span>,
        })),
      }}
    >
      <Button
        type={small ? 'text' : 'default'}
        size={small ? 'small' : 'middle'}
        icon={<EllipsisOutlined />}
        aria-label={label}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
