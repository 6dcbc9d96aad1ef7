import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from './use-shortcuts';

// Loaded on demand, because it is rarely opened.
const ShortcutHelp = lazy(() => import('./shortcut-help'));

/** Installs the keyboard shortcuts and shows their help. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  useShortcuts(() => setOpen(true));
  return open ? (
    <Suspense>
      <ShortcutHelp onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
};
