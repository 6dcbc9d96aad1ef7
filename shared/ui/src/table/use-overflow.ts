import { type RefObject, useEffect, useState } from 'react';

/** Whether the content is wider than the element. A scroll container disables the sticky header, so it is one only then. */
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
