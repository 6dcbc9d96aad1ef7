import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { searchTexts } from './search.texts';

// Loaded when the dialog is opened for the first time.
const CommandPalette = lazy(() => import('./command-palette'));

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** The text after a key has been pressed in its field. */
const applyKey = (text: string, key: string) => {
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : text;
};

/** Opens the search over everything, by click or Ctrl K. */
export const Search = () => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useEffect(() => {
    let isFieldMissing = open;
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        setOpen(true);
      }
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!isFieldMissing || ctrlKey || metaKey || altKey || key === 'Escape') return;
      const field = content.current?.querySelector('input');
      isFieldMissing = !field;
      // The dialog focuses its field only after its animation.
      if (field) return field.focus();
      event.preventDefault();
      event.stopPropagation();
      setTyped((text) => applyKey(text, key));
    };
    // Before the page: until the field is there, what the user types is neither a shortcut nor text of another field.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open]);
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
      <ModalForm title={searchTexts.title} open={open} onClose={close}>
        <div ref={content}>
          <Suspense>
            <CommandPalette initialText={typed} onDone={close} />
          </Suspense>
        </div>
      </ModalForm>
    </>
  );
};
