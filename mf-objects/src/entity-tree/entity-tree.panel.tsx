import './entity-tree.css';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { PanelProps } from '@husrum/contract/panels';
import { DEBOUNCE_MS, EmptyState, QueryContent, RowsSkeleton, useDebouncedValue } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SearchInput } from '@husrum/ui/input';
import { type ReactNode, use, useRef, useState } from 'react';
import { useTreeCompanies } from './entity-tree.queries';
import { entityTreeTexts } from './entity-tree.texts';
import { EntityTreeContext } from './entity-tree-context';
import { ExpandableTree } from './expandable-tree';
import { TreeHits } from './tree-hits';
import { isEmptyTree, pageKey } from './tree-node.rules';
import { TreeResizer } from './tree-resizer';

type Props = PanelProps['entity.tree'];

/** The title of the tree, and the button that hides it. A drawer has a title and a button of its own. */
const TreeHead = () => {
  const tree = use(EntityTreeContext);
  if (!tree || tree.isDrawer) return null;
  return (
    <div className="entity-tree__head">
      <h2>{entityTreeTexts.title}</h2>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={entityTreeTexts.hide}
        onClick={tree.hide}
      />
    </div>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="entity-tree">
    <TreeHead />
    {children}
    <TreeResizer />
  </div>
);

/** Companies and objects as a tree, with a search. The page's object or company is selected. */
export default function EntityTreePanel({ entityId, companyId }: Props) {
  const companies = useTreeCompanies();
  const tree = use(EntityTreeContext);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), text === '' ? 0 : DEBOUNCE_MS);
  if (companies.data && isEmptyTree(companies.data)) {
    return tree?.isDrawer ? <EmptyState kind="nothing" compact title={entityTreeTexts.none} /> : null;
  }
  const props = { list, selectedKey: pageKey({ entityId, companyId }) };
  return (
    <Frame>
      <QueryContent query={companies} compact skeleton={<RowsSkeleton rows={8} />}>
        {(nodes) => (
          <>
            <div className="entity-tree__search">
              <SearchInput
                label={entityTreeTexts.search}
                value={text}
                onSearch={setText}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  list.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
                }}
              />
            </div>
            {search === '' ? (
              <ExpandableTree companies={nodes} entityId={entityId} {...props} />
            ) : (
              <TreeHits search={search} {...props} />
            )}
          </>
        )}
      </QueryContent>
    </Frame>
  );
}
