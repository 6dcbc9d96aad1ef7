import './more-menu.css';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import type { Call } from '@husrum/contract/core';
import Dropdown from 'antd/es/dropdown';
import { type ReactNode, use, useRef } from 'react';
import { Button } from '../button/button';
import { PermissionContext } from '../permission/permission-context';
import { pageTexts } from './page.texts';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Why the action is disabled, as a second line: `Portalen är avstängd`. It is not shown while it is enabled. */
  reason?: string | undefined;
  /** The call that the action makes: the action is hidden when the user's role does not permit it. */
  call?: Call;
  onClick: () => void;
}

interface Props {
  actions: readonly MenuAction[];
  /** The accessible name of the "…" button. */
  label?: string;
  small?: boolean;
}

/** A "…" button with a menu of rarely used actions. Renders nothing without actions. */
export const MoreMenu = ({ actions, label = pageTexts.moreActions, small = false }: Props) => {
  const can = use(PermissionContext);
  const trigger = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  const permitted = actions.filter(({ call }) => call === undefined || can(call));
  return permitted.length === 0 ? null : (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items: permitted.map(({ call: _call, onClick, reason, ...action }) => ({
          ...action,
          label:
            action.disabled && reason ? (
              <>
                {action.label}
                <div className="h-menu-reason">{reason}</div>
              </>
            ) : (
              action.label
            ),
          icon: action.icon && <span aria-hidden="true">{action.icon}</span>,
          onClick: ({ domEvent }) => {
            // Otherwise the same key press also presses the button of the dialog that the action opens.
            domEvent.preventDefault();
            // The dialog returns the focus to where it was when it opened.
            trigger.current?.focus();
            onClick();
          },
        })),
      }}
    >
      <Button
        ref={trigger}
        type={small ? 'text' : 'default'}
        size={small ? 'small' : 'middle'}
        icon={<EllipsisOutlined />}
        aria-label={label}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
};
