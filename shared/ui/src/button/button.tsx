import AntdButton from 'antd/es/button';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof AntdButton>;

/** antd's button, whose icon says nothing: it would otherwise be read out, in English, before the text. */
export const Button = ({ icon, ...rest }: Props) => (
  <AntdButton {...rest} icon={icon && <span aria-hidden="true">{icon}</span>} />
);
