import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { lazy, Suspense, useEffect, useState } from 'react';

// Fetched when it is opened for the first time.
const Palette = lazy(() => import('./palette'));

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** Search over everything and commands, from anywhere: Ctrl K. An empty text shows nothing. */
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
        {/* The space is for the button's name, which is these words. */}
        <span className="s-search__text">Sök </span>
        <kbd className="s-search__key">Ctrl K</kbd>
      </Button>
      <ModalForm title="Sök" open={open} onClose={() => setOpen(false)}>
        <Suspense>
          <Palette onDone={() => setOpen(false)} />
        </Suspense>
      </ModalForm>
    </>
  );
};
