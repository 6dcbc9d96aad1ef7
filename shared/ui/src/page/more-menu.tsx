import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Dropdown from 'antd/es/dropdown';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

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
  /** What the button is called for those who do not see the dots. */
  label?: string;
  small?: boolean;
}

/** The "…" menu: what is done seldom. Nothing to choose, no button. */
export const MoreMenu = ({ actions, label = 'Fler val', small = false }: Props) =>
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
