import type { MouseEvent as ReactMouseEvent } from 'react';

const ROW_LINK = '.h-table__link';
const INTERACTIVE = 'a, button, label, input, select, textarea, [role=button], .h-table__check';

type RowMouseEvent = ReactMouseEvent<HTMLTableRowElement>;

/** A click by keyboard has `detail` 0: it opens the link whatever text is selected. */
const endsTextSelection = ({ currentTarget, detail }: RowMouseEvent): boolean => {
  const selection = detail === 0 ? null : window.getSelection();
  return (
    selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(currentTarget)
  );
};

/**
 * Whether the click is on the row, and not on a control in it or in its menu or dialog. React events bubble from menus and
 * dialogs too, although their elements are outside the row.
 */
const hitsRowItself = ({ currentTarget, target }: RowMouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest(INTERACTIVE) === null;

/** Whether the click is on the row itself, and does not end a text selection. */
const isClickOnRow = (event: RowMouseEvent): boolean => hitsRowItself(event) && !endsTextSelection(event);

const clickRowLink = (event: RowMouseEvent, inNewTab: boolean): void => {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const modifiers = { ctrlKey: ctrlKey || inNewTab, metaKey: metaKey || inNewTab, shiftKey };
  currentTarget
    .querySelector(ROW_LINK)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
};

/**
 * Handlers that make a whole row a link without covering its text: a click opens the row's link, in a new tab with Ctrl, ⌘
 * or the middle button. A click that ends a text selection opens nothing.
 */
export const rowLinkHandlers = {
  onClickCapture: (event: RowMouseEvent): void => {
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isOnLink && endsTextSelection(event)) event.preventDefault();
  },
  onClick: (event: RowMouseEvent): void => {
    if (isClickOnRow(event)) clickRowLink(event, false);
  },
  onAuxClick: (event: RowMouseEvent): void => {
    if (event.button === 1 && hitsRowItself(event)) clickRowLink(event, true);
  },
};

/** Makes a click on a row pick it. A click that ends a text selection picks nothing. */
export const createPickHandler = (pick: () => void) => ({
  onClick: (event: RowMouseEvent): void => {
    if (isClickOnRow(event)) pick();
  },
});
