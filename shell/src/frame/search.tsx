import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useGo } from '@husrum/platform';
import { ModalForm, SearchPicker } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useEffect, useState } from 'react';
import { searchQuery } from './frame.queries';

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** Search over everything, from anywhere: Ctrl K. An empty text shows nothing. */
export const Search = () => {
  const [open, setOpen] = useState(false);
  const go = useGo();
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
        aria-label="Sök (Ctrl K)"
      >
        <span className="s-search__text">Sök</span>
        <kbd className="s-search__key">Ctrl K</kbd>
      </Button>
      <ModalForm title="Sök" open={open} onClose={() => setOpen(false)}>
        <SearchPicker
          label="Sök bland företag, objekt, hyresgäster och uthyrningar"
          placeholder="Namn, adress, nummer …"
          query={searchQuery}
          items={({ hits }) => hits.hits}
          option={({ _source: { render }, _index }) => ({
            key: `${_index}-${render.id}`,
            title: render.title,
            detail: render.subtitle,
            tag: <span className="h-muted">{render.type}</span>,
          })}
          onPick={({ _source: { render } }) => {
            setOpen(false);
            go(render.link);
          }}
          autoFocus
        />
      </ModalForm>
    </>
  );
};
