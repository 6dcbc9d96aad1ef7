import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findTypedRow, getTreeAction } from './tree-keyboard.rules';
import { TreeRowView } from './tree-row';
import type { TreeRow } from './tree-rows.rules';
import { scrollTopToReach, scrollTopToShow, visibleRange } from './visible-range.rules';

/** Letters typed with shorter pauses than this are one text. */
const TYPING_PAUSE_MS = 700;
/** The height in px that is assumed until the browser has laid out the list. */
const ASSUMED_HEIGHT = 600;

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  rows: readonly TreeRow[];
  rowHeight: number;
  selectedKey: string | undefined;
  /** Whether more rows are being loaded, anywhere in the list. */
  isLoading: boolean;
  onToggle: (key: string) => void;
  onRetry: (parentKey: string) => void;
}

/**
 * The rows of a tree. Only the rows near the visible part are rendered, because a house may have hundreds of apartments, and
 * the row that the Tab key reaches.
 */
export const TreeList = ({
  ref,
  label,
  rows,
  rowHeight,
  selectedKey,
  isLoading,
  onToggle,
  onRetry,
}: Props) => {
  const [scrollTop, setScrollTop] = useState(0);
  const [height, setHeight] = useState(ASSUMED_HEIGHT);
  const [focusedKey, setFocusedKey] = useState<string>();
  const isFocusMoving = useRef(false);
  const shownKey = useRef<string>(undefined);
  const typing = useRef({ text: '', time: 0 });

  const indexOf = (key: string | undefined) =>
    key === undefined ? -1 : rows.findIndex((row) => row.key === key);
  const selectedIndex = indexOf(selectedKey);
  const activeIndex = [indexOf(focusedKey), selectedIndex, 0].find((index) => index >= 0) ?? 0;
  const viewport = { scrollTop, height, rowHeight };

  const scrollTo = (top: number) => {
    if (ref.current) ref.current.scrollTop = top;
    setScrollTop(top);
  };

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setHeight(element.clientHeight || ASSUMED_HEIGHT);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  // This shows the selected node once: afterwards the user may scroll elsewhere.
  useEffect(() => {
    if (isLoading || selectedIndex < 0 || shownKey.current === selectedKey) return;
    shownKey.current = selectedKey;
    scrollTo(scrollTopToShow(viewport, selectedIndex));
  });

  useLayoutEffect(() => {
    if (!isFocusMoving.current) return;
    isFocusMoving.current = false;
    ref.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true });
  });

  const moveFocus = (index: number) => {
    // If the row stays the same, nothing renders now, and a later render would take the focus from wherever it is then.
    isFocusMoving.current = index !== activeIndex;
    setFocusedKey(rows[index]?.key);
    scrollTo(scrollTopToReach(viewport, index));
  };

  const retry = (parentKey: string) => {
    // The row that failed disappears while its children load.
    const parent = indexOf(parentKey);
    if (parent >= 0) moveFocus(parent);
    onRetry(parentKey);
  };

  /** Moves to the row that the typed text means. Returns whether the key was typed text. */
  const typeLetter = (letter: string, time: number): boolean => {
    const isContinued = time - typing.current.time < TYPING_PAUSE_MS;
    const text = isContinued ? typing.current.text + letter : letter;
    if (text.trim() === '') return false;
    // The same letter again means the next name that starts with it.
    const searched = [...text].every((other) => other === letter) ? letter : text;
    typing.current = { text, time };
    const index = findTypedRow(rows, activeIndex, searched);
    if (index !== undefined) moveFocus(index);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey || altKey) return;
    const action = getTreeAction(key, rows, activeIndex);
    if (action?.type === 'focus') moveFocus(action.index);
    if (action?.type === 'toggle') onToggle(action.key);
    const isTyped = action === undefined && key.length === 1 && typeLetter(key, timeStamp);
    if (!isTyped && key === ' ' && event.target instanceof HTMLElement) event.target.click();
    // The arrow keys would scroll the page, and letters are shortcuts of the shell.
    if (action !== undefined || isTyped || key === ' ' || key.startsWith('Arrow')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const { first, end } = visibleRange(viewport, rows.length);
  return (
    <div
      ref={ref}
      className="entity-tree__scroll"
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
    >
      <div
        role="tree"
        aria-label={label}
        aria-busy={isLoading}
        className="entity-tree__rows"
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
      >
        {rows.map((row, index) =>
          (index >= first && index < end) || index === activeIndex ? (
            <TreeRowView
              key={row.key}
              row={row}
              isSelected={row.key === selectedKey}
              isActive={index === activeIndex}
              top={index * rowHeight}
              height={rowHeight}
              onToggle={onToggle}
              onRetry={retry}
              onFocus={() => setFocusedKey(row.key)}
            />
          ) : null,
        )}
      </div>
    </div>
  );
};
