import { lazyComponent, ModalForm } from '@husrum/ui';
import { useState } from 'react';
import { shortcutTexts } from './shortcuts.texts';
import { useShortcuts } from './use-shortcuts';

// It is rarely opened, so its code is fetched when it is opened.
const ShortcutHelp = lazyComponent(() => import('./shortcut-help'));

/** Installs the keyboard shortcuts and shows their help. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  useShortcuts(() => setOpen(true));
  return (
    <ModalForm title={shortcutTexts.title} open={open} onClose={() => setOpen(false)} width={480}>
      <ShortcutHelp />
    </ModalForm>
  );
};
