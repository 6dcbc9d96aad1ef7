import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';

/** Disables all fields and buttons inside: for a form that the user may read but not send. */
export const DisabledFields = ({ children }: { children: ReactNode }) => (
  <ConfigProvider componentDisabled>{children}</ConfigProvider>
);
