import { ErrorState, ModalForm } from '@husrum/ui';
import { useState } from 'react';
import { shortcutTexts } from './shortcuts.texts';
import { useOnDemand } from './use-on-demand';
import { useShortcuts } from './use-shortcuts';

// Fetched on demand, because it is rarely opened.
const fetchHelp = () => import('./shortcut-help');

/** Installs the keyboard shortcuts and shows their help. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  const { Component: ShortcutHelp, hasFailed, fetchComponent } = useOnDemand(fetchHelp);
  useShortcuts(() => {
    fetchComponent();
    setOpen(true);
  });
  return (
    <ModalForm title={shortcutTexts.title} open={open} onClose={() => setOpen(false)} width={480}>
      {ShortcutHelp && <ShortcutHelp />}
      {hasFailed && <ErrorState compact onRetry={fetchComponent} />}
    </ModalForm>
  );
};
