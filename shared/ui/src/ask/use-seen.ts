import { useState } from 'react';

/** Whether something has been opened, and how to say that it is seen no more: what is not seen need not be made. */
export const useSeen = (open = false) => {
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  return [seen, setSeen] as const;
};
