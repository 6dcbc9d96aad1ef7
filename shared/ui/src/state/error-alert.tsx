import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';

interface Props {
  title?: ReactNode;
  children?: ReactNode;
}

/** An error that stays visible until its cause is gone. */
export const ErrorAlert = ({ title, children }: Props) => (
  <Alert
    type="error"
    showIcon
    role="alert"
    title={title ?? children}
    description={title ? children : undefined}
  />
);
