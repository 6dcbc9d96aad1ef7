import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';

interface Props {
  title?: ReactNode;
  children?: ReactNode;
}

/** Something went wrong or is about to: stays until the reason is gone. */
export const DangerBox = ({ title, children }: Props) => (
  <Alert
    type="error"
    showIcon
    role="alert"
    title={title ?? children}
    description={title ? children : undefined}
  />
);
