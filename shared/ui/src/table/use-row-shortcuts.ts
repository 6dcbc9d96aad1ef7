import { type RefObject, useEffect } from 'react';
import { getShortcutKey } from '../keyboard/shortcut-key';

const ROW_LINK = '.h-table__link';
const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The keys j and k focus the next and previous row link, except while typing or in a dialog. With several lists on the page they
 * stay in the list that has the focus, and start in the first list.
 */
export const useRowShortcuts = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[getShortcutKey(event) ?? ''];
      if (step === undefined || event.defaultPrevented) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [])];
      const focused = document.activeElement;
      const index = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      const isInOtherList = index === -1 && focused?.matches(ROW_LINK) === true;
      if (links.length === 0 || isInOtherList) return;
      // This tells the other lists of the page that this one has moved the focus.
      event.preventDefault();
      links[index === -1 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
};
