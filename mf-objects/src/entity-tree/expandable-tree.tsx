import type { TreeNode } from '@husrum/contract/entity';
import { type RefObject, useState } from 'react';
import { useBranches, useTreeEntity } from './entity-tree.queries';
import { entityTreeTexts } from './entity-tree.texts';
import { TreeList } from './tree-list';
import { nodeKey } from './tree-node.rules';
import { toTreeRows } from './tree-rows.rules';
import { useExpandedKeys } from './use-expanded-keys';

const ROW_HEIGHT = 36;

interface Props {
  list: RefObject<HTMLDivElement | null>;
  companies: readonly TreeNode[];
  entityId: number | undefined;
  selectedKey: string | undefined;
}

/** The nodes to expand beside a list of objects: the company whose objects are listed, or the only company. */
const keysForList = (companies: readonly TreeNode[], selectedKey: string | undefined): string[] =>
  companies.map(nodeKey).filter((key) => key === selectedKey || companies.length === 1);

/** The whole tree. The children of a node are fetched when it is first shown expanded. */
export const ExpandableTree = ({ list, companies, entityId, selectedKey }: Props) => {
  const { keys, toggle, expand } = useExpandedKeys();
  const openEntity = useTreeEntity(entityId);
  // The page whose nodes have been expanded: only once, because afterwards the user may collapse them.
  const [expandedFor, setExpandedFor] = useState<string>();
  const page = selectedKey ?? '';
  const wanted = entityId === undefined ? keysForList(companies, selectedKey) : openEntity?.path.map(nodeKey);
  if (wanted !== undefined && expandedFor !== page) {
    setExpandedFor(page);
    expand(wanted);
  }
  const branches = useBranches({ companies, expanded: keys, openPath: openEntity?.path ?? [] });
  return (
    <TreeList
      ref={list}
      label={entityTreeTexts.title}
      rows={toTreeRows({ companies, expanded: keys, getBranch: branches.get })}
      rowHeight={ROW_HEIGHT}
      selectedKey={selectedKey}
      isLoading={branches.isLoading}
      onToggle={toggle}
      onRetry={branches.retry}
    />
  );
};
