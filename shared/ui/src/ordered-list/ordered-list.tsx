import './ordered-list.css';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { moveItem } from './move-item';
import { orderedListTexts } from './ordered-list.texts';

interface Props<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** The item in the names of its buttons and in announcements. */
  itemLabel: (item: Item, index: number) => string;
  /** What a row shows, its label by default. */
  render?: (item: Item, index: number) => ReactNode;
  onChange: (items: Item[]) => void;
  disabled?: boolean;
}

/** Text in an input is selected by dragging, so a row is dragged by its other parts only. */
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, button') !== null;

/** Items in an order that the user changes by drag and drop or with buttons. Moves are announced to screen readers. */
export function OrderedList<Item>({
  label,
  items,
  itemKey,
  itemLabel,
  render = itemLabel,
  onChange,
  disabled = false,
}: Props<Item>) {
  const [isDraggable, setIsDraggable] = useState(true);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [targetIndex, setTargetIndex] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const rowToFocus = useRef<number | null>(null);
  const lastIndex = items.length - 1;

  // The pressed button can no longer have the focus when it moved an item to the start or the end, where the button is disabled,
  // or when it removed its own row. Then the focus goes to another button: of the moved item, or of the row in its place.
  useEffect(() => {
    const row = rowToFocus.current === null ? undefined : list.current?.children[rowToFocus.current];
    rowToFocus.current = null;
    if (row && !(document.activeElement instanceof HTMLButtonElement && !document.activeElement.disabled)) {
      row.querySelector<HTMLButtonElement>('button[data-move]:not(:disabled), button[data-remove]')?.focus();
    }
  });

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to) return;
    setAnnouncement(orderedListTexts.moved(itemLabel(item, from), to + 1, items.length));
    onChange(moveItem(items, from, to));
  };
  const moveByButton = (from: number, to: number) => {
    rowToFocus.current = to;
    move(from, to);
  };
  const drop = (to: number) => {
    if (draggedIndex !== null) move(draggedIndex, to);
    setDraggedIndex(null);
    setTargetIndex(null);
  };
  const remove = (item: Item, index: number) => {
    setAnnouncement(orderedListTexts.removed(itemLabel(item, index)));
    rowToFocus.current = Math.min(index, lastIndex - 1);
    onChange(items.filter((_other, otherIndex) => otherIndex !== index));
  };
  const isTarget = (index: number) => targetIndex === index && draggedIndex !== index;
  return (
    <>
      <ol ref={list} className="h-ordered" aria-label={label}>
        {items.map((item, index) => (
          <li
            key={itemKey(item)}
            className={isTarget(index) ? 'h-ordered__item h-ordered__item--target' : 'h-ordered__item'}
            draggable={isDraggable && !disabled}
            onPointerDown={(event: PointerEvent) => setIsDraggable(!isControl(event.target))}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDraggedIndex(index);
            }}
            onDragOver={(event) => {
              if (draggedIndex === null) return;
              event.preventDefault();
              setTargetIndex(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
            onDragEnd={() => drop(draggedIndex ?? index)}
          >
            <HolderOutlined className="h-ordered__grip" />
            <div className="h-ordered__content">{render(item, index)}</div>
            <Button
              type="text"
              size="small"
              icon={<UpOutlined />}
              data-move
              disabled={disabled || index === 0}
              aria-label={orderedListTexts.moveUp(itemLabel(item, index))}
              onClick={() => moveByButton(index, index - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<DownOutlined />}
              data-move
              disabled={disabled || index === lastIndex}
              aria-label={orderedListTexts.moveDown(itemLabel(item, index))}
              onClick={() => moveByButton(index, index + 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              data-remove
              disabled={disabled}
              aria-label={orderedListTexts.remove(itemLabel(item, index))}
              onClick={() => remove(item, index)}
            />
          </li>
        ))}
      </ol>
      <span className="h-visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
