import { createContext } from 'react';

export interface EntityTreeView {
  /** A drawer over the page, because the window is too narrow for a tree beside it. */
  isDrawer: boolean;
  isShown: boolean;
  /** Width beside the page, in px. */
  width: number;
  /** For the button that shows the tree: after the tree was hidden, the focus continues there. */
  buttonRef: (button: HTMLElement | null) => void;
  show: () => void;
  hide: () => void;
  resize: (width: number) => void;
}

/** Undefined on pages without a tree. */
export const EntityTreeContext = createContext<EntityTreeView | undefined>(undefined);
