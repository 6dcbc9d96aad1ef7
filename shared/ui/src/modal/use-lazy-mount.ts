import { useState } from 'react';

/** Whether to mount something that has an `open` prop: from the first time it opens until `setMounted(false)`. */
export const useLazyMount = (open = false) => {
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);
  return [isMounted, setMounted] as const;
};
