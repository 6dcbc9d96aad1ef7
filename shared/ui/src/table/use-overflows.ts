import { type RefObject, useEffect, useState } from 'react';

/** Whether the content is wider than the element; only then may it scroll, since scrolling unsticks the head. */
export const useOverflows = (element: RefObject<HTMLElement | null>): boolean => {
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
