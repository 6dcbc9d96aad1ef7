import App from 'antd/es/app';
import { type ReactNode, useCallback } from 'react';
import { modalTexts } from './modal.texts';

export interface ConfirmOptions {
  title?: ReactNode;
  text?: ReactNode;
  ok?: string;
  cancel?: string;
  /** Whether it cannot be undone. The button is then red. */
  danger?: boolean;
}

/** Asks the user in a dialog: `if (await confirm({ text: 'Vill du skicka denna hyresavi?' })) …` */
export const useConfirm = (): ((options?: ConfirmOptions | string) => Promise<boolean>) => {
  const { modal } = App.useApp();
  return useCallback(
    (options = {}) => {
      const { title, text, ok, cancel, danger }: ConfirmOptions =
        typeof options === 'string' ? { text: options } : options;
      return new Promise((resolve) => {
        modal.confirm({
          title: title ?? modalTexts.confirmTitle,
          content: text,
          okText: ok ?? modalTexts.confirmOk,
          cancelText: cancel ?? modalTexts.cancel,
          okButtonProps: { danger },
          icon: null,
          centered: true,
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      });
    },
    [modal],
  );
};
