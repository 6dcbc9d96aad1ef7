import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { ErrorState, ModalForm, useOnDemand } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useEffect, useRef, useState } from 'react';
import { searchTexts } from './search.texts';

const fetchPalette = () => import('./command-palette');

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** Opens the search over everything, by click or Ctrl K. */
export const Search = () => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const { Component: CommandPalette, hasFailed, fetchComponent } = useOnDemand(fetchPalette);
  const content = useRef<HTMLDivElement>(null);
  const show = () => {
    fetchComponent();
    setOpen(true);
  };
  const showRef = useRef(show);
  showRef.current = show;
  const close = () => {
    setOpen(false);
    setText('');
    setIsComposing(false);
  };
  useEffect(() => {
    let isWaitingForFirstKey = open;
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        showRef.current();
      }
      const field = content.current?.querySelector('input');
      if (!isWaitingForFirstKey || !field) return;
      isWaitingForFirstKey = false;
      // The dialog focuses its field only after its animation. Focused now, the field gets the text of this key.
      field.focus();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open]);
  return (
    <>
      <Button
        className="s-search"
        icon={<SearchOutlined />}
        onClick={show}
        aria-keyshortcuts="Control+K Meta+K"
      >
        {/* The space separates the words of the button's accessible name. */}
        <span className="s-search__text">{searchTexts.title} </span>
        <kbd className="s-search__key">Ctrl K</kbd>
      </Button>
      <ModalForm title={searchTexts.title} open={open} onClose={close}>
        <div ref={content}>
          {/* An accent that waits for its letter would be lost with the field. */}
          {CommandPalette && !isComposing ? (
            <CommandPalette initialText={text} onDone={close} />
          ) : (
            <input
              className="s-search__field"
              aria-label={searchTexts.label}
              placeholder={searchTexts.placeholder}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onCompositionStart={() => setIsComposing(true)}
              onCompositionEnd={() => setIsComposing(false)}
            />
          )}
          {hasFailed && <ErrorState compact onRetry={fetchComponent} />}
        </div>
      </ModalForm>
    </>
  );
};
