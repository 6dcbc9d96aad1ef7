import type { SavedView } from '@husrum/contract/preference';

const isSameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('sv') === b.trim().toLocaleLowerCase('sv');

export const findViewByName = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => isSameName(view.name, name));

/** Replaces the view of the same name, or appends a new one. */
export const upsertView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
  const existing = findViewByName(views, view.name);
  return existing ? views.map((other) => (other === existing ? view : other)) : [...views, view];
};

export const renameView = (views: readonly SavedView[], view: SavedView, name: string): SavedView[] =>
  views.map((other) => (other === view ? { ...view, name } : other));

export const removeView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  views.filter((other) => other !== view);
