import { App, Button } from '@husrum/ui/core';
import { useEffect } from 'react';
import { setToastRenderer } from './notify';

const SHORT_SECONDS = 4;
/** How long a toast stays that must be read or can be acted on. */
const LONG_SECONDS = 8;

/** Renders the toasts. It is mounted once, by the shell, inside its theme. */
export const ToastHost = () => {
  const { message } = App.useApp();
  useEffect(() => {
    setToastRenderer((type, text, action) => {
      if (!action) {
        message.open({ type, content: text, duration: type === 'error' ? LONG_SECONDS : SHORT_SECONDS });
        return;
      }
      const handleActionClick = () => {
        close();
        action.onClick();
      };
      const content = (
        <>
          {text}{' '}
          <Button type="link" size="small" onClick={handleActionClick}>
            {action.label}
          </Button>
        </>
      );
      const close = message.open({ type, content, duration: LONG_SECONDS });
    });
    return () => setToastRenderer(() => {});
  }, [message]);
  return null;
};
