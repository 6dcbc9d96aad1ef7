import { type RefObject, useEffect } from 'react';
import { getShortcutKey } from '../keyboard/shortcut-key';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** The keys j and k focus the next and previous row link, except while typing or in a dialog. */
export const useRowShortcuts = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[getShortcutKey(event) ?? ''];
      if (step === undefined) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('.h-table__link') ?? [])];
      const focused = document.activeElement;
      const index = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      links[index === -1 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
};
