import { useAppNavigate } from '@husrum/platform';
import { getShortcutKey } from '@husrum/ui';
import { useEffect, useRef } from 'react';
import { hasPage } from '../registry/has-page';
import { findShortcutLink } from './shortcuts.rules';

/** The longest time between `g` and the second key. */
const SECOND_KEY_TIMEOUT_MS = 1500;

/** `g` and a letter go to a page, `?` opens the help. */
export const useShortcuts = (openHelp: () => void): void => {
  const navigate = useAppNavigate();
  const openHelpRef = useRef(openHelp);
  openHelpRef.current = openHelp;
  useEffect(() => {
    let pressedGAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      const key = getShortcutKey(event);
      const isSecondKey = event.timeStamp - pressedGAt < SECOND_KEY_TIMEOUT_MS;
      pressedGAt = key === 'g' && !isSecondKey ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (key === '?') openHelpRef.current();
      const link = isSecondKey && key !== undefined ? findShortcutLink(key, hasPage) : undefined;
      if (link === undefined) return;
      event.preventDefault();
      navigate(link);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
};
