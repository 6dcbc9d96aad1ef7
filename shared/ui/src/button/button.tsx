import type { Call } from '@husrum/contract/core';
import AntdButton from 'antd/es/button';
import { type ComponentProps, use } from 'react';
import { PermissionContext } from '../permission/permission-context';

interface Props extends ComponentProps<typeof AntdButton> {
  /** The call that the button makes, or leads to: the button is hidden when the user's role does not permit it. */
  call?: Call;
}

/** antd's button with its icon hidden from screen readers, which would read the icon's English name before the text. */
export const Button = ({ icon, call, ...rest }: Props) => {
  const can = use(PermissionContext);
  if (call && !can(call)) return null;
  return <AntdButton {...rest} icon={icon && <span aria-hidden="true">{icon}</span>} />;
};
