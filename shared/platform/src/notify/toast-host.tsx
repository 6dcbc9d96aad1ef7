import { App } from '@husrum/ui/core';
import { useEffect } from 'react';
import { setToastRenderer } from './notify';

/** Renders the toasts. Mounted once, by the shell, inside its theme. */
export const ToastHost = () => {
  const { message } = App.useApp();
  useEffect(() => {
    setToastRenderer((type, text) => {
      message.open({ type, content: text, duration: type === 'error' ? 8 : 4 });
    });
    return () => setToastRenderer(() => {});
  }, [message]);
  return null;
};
