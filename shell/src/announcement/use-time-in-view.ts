import { type RefObject, useEffect, useRef } from 'react';

const TICK_MS = 1000;

/**
 * Calls `onReached` once, when the element has been in view for `milliseconds`. Time in a hidden tab or outside the window
 * does not count.
 */
export const useTimeInView = (
  element: RefObject<HTMLElement | null>,
  milliseconds: number,
  enabled: boolean,
  onReached: () => void,
): void => {
  const onReachedRef = useRef(onReached);
  onReachedRef.current = onReached;
  useEffect(() => {
    const target = element.current;
    if (!enabled || target === null) return;
    let isInView = false;
    let elapsed = 0;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    observer.observe(target);
    const timer = setInterval(() => {
      if (!isInView || document.visibilityState !== 'visible') return;
      elapsed += TICK_MS;
      if (elapsed < milliseconds) return;
      clearInterval(timer);
      onReachedRef.current();
    }, TICK_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element, milliseconds, enabled]);
};
