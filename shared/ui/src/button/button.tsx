import AntdButton from 'antd/es/button';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof AntdButton>;

/** antd's button with its icon hidden from screen readers, which would read the icon's English name before the text. */
export const Button = ({ icon, ...rest }: Props) => (
  <AntdButton {...rest} icon={icon && <span aria-hidden="true">{icon}</span>} />
);
