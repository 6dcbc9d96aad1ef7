import { App } from '@husrum/ui/core';
import { useEffect } from 'react';
import { showNotices } from './notify';

/** Rendered once, by the shell, inside its theme. */
export const NoticeHost = () => {
  const { message } = App.useApp();
  useEffect(() => {
    showNotices((tone, text) => {
      message.open({ type: tone, content: text, duration: tone === 'error' ? 8 : 4 });
    });
    return () => showNotices(() => {});
  }, [message]);
  return null;
};
