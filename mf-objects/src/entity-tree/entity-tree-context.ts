import { createContext } from 'react';

export interface EntityTreeView {
  /** The tree is a drawer over the page, because the window is too narrow for a tree beside it. */
  isDrawer: boolean;
  isShown: boolean;
  /** The width of the tree beside the page, in px. */
  width: number;
  /** The ref of the button that shows the tree. After the user has hidden the tree, this button gets the focus. */
  buttonRef: (button: HTMLElement | null) => void;
  show: () => void;
  hide: () => void;
  resize: (width: number) => void;
}

/** The tree beside the page. It is undefined on pages without a tree. */
export const EntityTreeContext = createContext<EntityTreeView | undefined>(undefined);
