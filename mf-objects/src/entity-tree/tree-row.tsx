import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { EntityIcon } from '../entity/entity-name';
import { entityTreeTexts } from './entity-tree.texts';
import { nodeLink } from './tree-node.rules';
import type { NodeRow, TreeRow } from './tree-rows.rules';

interface RowProps {
  isSelected: boolean;
  /** The only row that the Tab key reaches. */
  isActive: boolean;
  top: number;
  height: number;
  onToggle: (key: string) => void;
  onRetry: (parentKey: string) => void;
  onFocus: () => void;
}

const rowProps = ({ level }: TreeRow, { isActive, top, height, onFocus }: RowProps) => {
  const style: CSSProperties = { top, height, paddingInlineStart: 4 + (level - 1) * 18 };
  return {
    className: 'entity-tree__row',
    role: 'treeitem',
    'aria-level': level,
    tabIndex: isActive ? 0 : -1,
    style,
    onFocus,
  } as const;
};

/**
 * Text that is only read aloud. It is a part of the row's content, from which its accessible name is made, so that the name
 * contains all visible text (WCAG 2.5.3).
 */
const Spoken = ({ children }: { children: ReactNode }) => (
  <span className="h-visually-hidden">{children}</span>
);

const NodeLink = ({ row, ...props }: RowProps & { row: NodeRow }) => {
  const { key, node, isExpanded } = row;
  const { isSelected, onToggle } = props;
  const onClick = (event: MouseEvent) => {
    const isOnArrow = event.target instanceof Element && event.target.closest('.entity-tree__arrow');
    if (!isOnArrow || isExpanded === undefined) return;
    event.preventDefault();
    onToggle(key);
  };
  return (
    <AppLink
      {...rowProps(row, props)}
      to={nodeLink(node)}
      data-key={key}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-current={isSelected ? 'page' : undefined}
      draggable={false}
      onClick={onClick}
    >
      <span className="entity-tree__arrow" aria-hidden="true">
        {isExpanded !== undefined && <RightOutlined />}
      </span>
      {node.kind === null ? <CompanyIcon /> : <EntityIcon kind={node.kind} />}
      <span className="entity-tree__text">
        <span className="entity-tree__name" title={node.name}>
          {node.name}
          <Spoken> {entityTreeTexts.kind(node)} </Spoken>
        </span>
        {node.path.length > 0 && (
          <span className="entity-tree__path">
            <Spoken>{entityTreeTexts.within} </Spoken>
            {node.path.map(({ name }) => name).join(' › ')}
          </span>
        )}
      </span>
      {node.vacant && <span className="entity-tree__vacant">{entityTreeTexts.vacant}</span>}
      {node.vacant_count > 0 && (
        <span className="entity-tree__count" title={entityTreeTexts.vacantBelow(node.vacant_count)}>
          {formatNumber(node.vacant_count)}
          <Spoken> {entityTreeTexts.countedBelow(node.vacant_count)}</Spoken>
        </span>
      )}
    </AppLink>
  );
};

const CompanyIcon = () => (
  <span className="entity-icon" aria-hidden="true">
    <IdcardOutlined />
  </span>
);

/** The row of a company or an object, or the row in place of children that are loading or could not be loaded. */
export const TreeRowView = ({ row, ...props }: RowProps & { row: TreeRow }) => {
  if (row.type === 'node') return <NodeLink row={row} {...props} />;
  if (row.type === 'loading') {
    const { className, style } = rowProps(row, props);
    return (
      <div className={className} style={style} aria-hidden="true">
        <span className="entity-tree__arrow" />
        <span className="entity-tree__bar" />
      </div>
    );
  }
  return (
    <button
      {...rowProps(row, props)}
      type="button"
      data-key={row.key}
      onClick={() => row.parentKey !== undefined && props.onRetry(row.parentKey)}
    >
      <span className="entity-tree__arrow">
        <ReloadOutlined aria-hidden="true" />
      </span>
      <span className="entity-tree__text">{entityTreeTexts.failed}</span>
    </button>
  );
};
