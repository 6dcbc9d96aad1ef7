import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** j and k walk through the links of the rows, unless somebody is typing or a dialog is open. */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (document.querySelector('[role=dialog]')) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('.h-table__link') ?? [])];
      const focused = document.activeElement;
      const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
};
