import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the content is wider than the element. The element scrolls only in that case, because the table's header cannot
 * be sticky inside a scroll container.
 */
export const useOverflow = (element: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const content = box.firstElementChild;
      if (content) setOverflows(content.scrollWidth > box.clientWidth + 1);
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
};
