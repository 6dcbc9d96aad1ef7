import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a drawer is open, and the function that sets it. Every navigation closes it, also one to the page that is already open. */
export const useDrawer = () => {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => setOpen(false), [key]);
  return [open, setOpen] as const;
};
