import App from 'antd/es/app';
import { type ReactNode, useCallback } from 'react';

export interface Question {
  title?: ReactNode;
  text?: ReactNode;
  ok?: string;
  cancel?: string;
  /** What follows cannot be undone: the button is red. */
  danger?: boolean;
}

/** `if (await confirm({ text: 'Vill du skicka denna hyresavi?' })) …` */
export const useConfirm = (): ((question?: Question | string) => Promise<boolean>) => {
  const { modal } = App.useApp();
  return useCallback(
    (question = {}) => {
      const { title, text, ok, cancel, danger }: Question =
        typeof question === 'string' ? { text: question } : question;
      return new Promise((resolve) => {
        modal.confirm({
          title: title ?? 'Är du säker?',
          content: text,
          okText: ok ?? 'Fortsätt',
          cancelText: cancel ?? 'Avbryt',
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
