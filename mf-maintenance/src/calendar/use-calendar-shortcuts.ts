import { getShortcutKey } from '@husrum/ui';
import { useEffect, useRef } from 'react';

interface Shortcuts {
  previous: () => void;
  next: () => void;
  today: () => void;
}

/** The left and right arrows go to the previous and next period, T goes to today. */
export const useCalendarShortcuts = (shortcuts: Shortcuts): void => {
  const shortcutsRef = useRef(shortcuts);
  shortcutsRef.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Another handler has used the key: a shortcut of the shell, or an open menu.
      if (event.defaultPrevented) return;
      const { previous, next, today } = shortcutsRef.current;
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
