import { type KeyboardEvent, type PointerEvent, use } from 'react';
import { entityTreeTexts } from './entity-tree.texts';
import { EntityTreeContext } from './entity-tree-context';
import { MAX_WIDTH, MIN_WIDTH } from './tree-preference.rules';

/** How many px an arrow key changes the width by. */
const STEP = 16;

/** The right edge of the tree, which changes its width: by dragging, or by the arrow keys. */
export const TreeResizer = () => {
  const tree = use(EntityTreeContext);
  if (!tree || tree.isDrawer) return null;
  const { width, resize } = tree;
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: MIN_WIDTH,
      End: MAX_WIDTH,
    };
    const wanted = widths[event.key];
    if (wanted === undefined) return;
    // The keys would scroll the page.
    event.preventDefault();
    resize(wanted);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const left = currentTarget.parentElement?.getBoundingClientRect().left ?? 0;
    resize(clientX - left);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator with a value that can be focused has no element of its own.
    <div
      className="entity-tree__resizer"
      role="separator"
      aria-orientation="vertical"
      aria-label={entityTreeTexts.resize}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
};
