import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from './use-shortcuts';

// Opened seldom, so fetched when it is.
const ShortcutHelp = lazy(() => import('./shortcut-help'));

/** The keyboard's own ways through the product. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  useShortcuts(() => setOpen(true));
  return open ? (
    <Suspense>
      <ShortcutHelp onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
};
