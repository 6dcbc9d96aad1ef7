import { getShortcutKey } from '@husrum/ui';
import { useEffect, useRef } from 'react';

interface Shortcuts {
  previous: () => void;
  next: () => void;
  today: () => void;
}

/** Arrow left and right step, T goes to today. */
export const useCalendarShortcuts = (shortcuts: Shortcuts): void => {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The second key of a shortcut of the shell, or a key for an open menu.
      if (event.defaultPrevented) return;
      const { previous, next, today } = latest.current;
      const actions: Readonly<Record<string, () => void>> = {
        ArrowLeft: previous,
        ArrowRight: next,
        t: today,
        T: today,
      };
      const key = getShortcutKey(event);
      if (key === undefined || !Object.hasOwn(actions, key)) return;
      event.preventDefault();
      actions[key]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
