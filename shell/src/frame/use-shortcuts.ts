import { useGo } from '@husrum/platform';
import { plainKey } from '@husrum/ui';
import { useEffect, useRef } from 'react';
import { goalOf } from './shortcuts.rules';

/** How long `g` waits for its second key. */
const WAIT_MS = 1500;

/** `g` and a letter go somewhere, `?` tells which. */
export const useShortcuts = (help: () => void): void => {
  const go = useGo();
  const askHelp = useRef(help);
  askHelp.current = help;
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      const key = plainKey(event);
      const waiting = event.timeStamp - since < WAIT_MS;
      since = key === 'g' && !waiting ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (key === '?') askHelp.current();
      const goal = waiting && key !== undefined ? goalOf(key) : undefined;
      if (goal === undefined) return;
      event.preventDefault();
      go(goal);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [go]);
};
