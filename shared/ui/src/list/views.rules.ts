import type { SavedView } from '@husrum/contract/preference';

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('sv') === other.trim().toLocaleLowerCase('sv');

export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => sameName(view.name, name));

/** A view of the same name is replaced where it stands; a new one comes last. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
  const known = viewNamed(views, view.name);
  return known ? views.map((other) => (other === known ? view : other)) : [...views, view];
};

export const renamed = (views: readonly SavedView[], view: SavedView, name: string): SavedView[] =>
  views.map((other) => (other === view ? { ...view, name } : other));

export const withoutView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  views.filter((other) => other !== view);
