import { type RefObject, useEffect, useState } from 'react';

/** The largest part of the window that a header may cover while the page scrolls. */
const MAX_PART = 0.3;

/** Whether the header is low enough to stay visible. Long names can make it higher than half of a small window. */
export const useFitsSticky = (header: RefObject<HTMLElement | null>, sticky: boolean): boolean => {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const { current } = header;
    if (!current || !sticky) return undefined;
    const measure = () => setFits(current.offsetHeight <= window.innerHeight * MAX_PART);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [header, sticky]);
  return fits;
};
