import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import type { ReactNode } from 'react';

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
      menu={{ items: actions.map((action) => ({ ...action })) }}
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
