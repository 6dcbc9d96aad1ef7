import { useEffect, useRef } from 'react';
import { OverrideBar } from '../override/override-bar';
import { OfflineBanner } from './offline-banner';

/**
 * The bars at the bottom of the window. Everything else that sticks to the bottom is placed above them, by their height in
 * `--h-bottom` on the root element.
 */
export const BottomBars = () => {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bars.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--h-bottom', `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--h-bottom');
    };
  }, []);
  return (
    <div ref={bars} className="s-bars">
      <OfflineBanner />
      <OverrideBar />
    </div>
  );
};
