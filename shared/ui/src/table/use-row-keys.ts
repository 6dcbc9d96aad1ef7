import { type RefObject, useEffect } from 'react';
import { plainKey } from '../keys/plain-key';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** j and k walk through the links of the rows, unless somebody is typing or a dialog is open. */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[plainKey(event) ?? ''];
      if (step === undefined) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('.h-table__link') ?? [])];
      const focused = document.activeElement;
      const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
};
