import ConfigProvider from 'antd/es/config-provider';
import { createContext, type ReactNode } from 'react';

/** Whether all fields are disabled, because the user may read the form but not send it. */
export const DisabledFieldsContext = createContext(false);

/** Disables all fields and buttons inside: for a form that the user may read but not send. */
export const DisabledFields = ({ children }: { children: ReactNode }) => (
  <DisabledFieldsContext value={true}>
    <ConfigProvider componentDisabled>{children}</ConfigProvider>
  </DisabledFieldsContext>
);
