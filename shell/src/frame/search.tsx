import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { searchTexts } from './search.texts';

// Loaded when the dialog is opened for the first time.
const CommandPalette = lazy(() => import('./command-palette'));

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** Opens the search over everything, by click or Ctrl K. */
export const Search = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        className="s-search"
        icon={<SearchOutlined />}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
      >
        {/* The space separates the words of the button's accessible name. */}
        <span className="s-search__text">{searchTexts.title} </span>
        <kbd className="s-search__key">Ctrl K</kbd>
      </Button>
      <ModalForm title={searchTexts.title} open={open} onClose={() => setOpen(false)}>
        <Suspense>
          <CommandPalette onDone={() => setOpen(false)} />
        </Suspense>
      </ModalForm>
    </>
  );
};
