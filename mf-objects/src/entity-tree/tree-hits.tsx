import { MAX_TREE_HITS } from '@husrum/contract/entity';
import { EmptyState, QueryContent, RowsSkeleton } from '@husrum/ui';
import type { RefObject } from 'react';
import { useTreeSearch } from './entity-tree.queries';
import { entityTreeTexts } from './entity-tree.texts';
import { TreeList } from './tree-list';
import { toHitRows } from './tree-rows.rules';

/** The height of a row in px: it has two lines, the name of the hit and where it lies. */
const ROW_HEIGHT = 52;

interface Props {
  list: RefObject<HTMLDivElement | null>;
  search: string;
  selectedKey: string | undefined;
}

/** A hit is never expanded, and has no children to load again. */
const ignore = () => {};

/** The hits of a search in the whole tree, each with the names of what it lies in. */
export const TreeHits = ({ list, search, selectedKey }: Props) => (
  <QueryContent query={useTreeSearch(search)} compact skeleton={<RowsSkeleton rows={4} />}>
    {(hits) =>
      hits.length === 0 ? (
        <EmptyState kind="no-hits" compact title={entityTreeTexts.noHits} />
      ) : (
        <>
          <TreeList
            ref={list}
            label={entityTreeTexts.hits}
            rows={toHitRows(hits)}
            rowHeight={ROW_HEIGHT}
            selectedKey={selectedKey}
            isLoading={false}
            onToggle={ignore}
            onRetry={ignore}
          />
          {hits.filter(({ type }) => type === 'entity').length >= MAX_TREE_HITS && (
            <p className="entity-tree__more">{entityTreeTexts.moreHits}</p>
          )}
        </>
      )
    }
  </QueryContent>
);
