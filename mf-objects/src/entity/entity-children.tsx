import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Entity, type EntityRow, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { lazyComponent, RowsSkeleton, Section, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, Segmented, UrlTable, useUrlTable } from '@husrum/ui/data';
import { STATE_PARAMETER } from '../house-view/state-parameter';
import { EntityStatus } from './entity.columns';
import { useEntityChildren } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityName } from './entity-name';

const sortable = ['name', 'type', 'status'] as const;

const columns: readonly Column<EntityRow, (typeof sortable)[number]>[] = [
  {
    key: 'name',
    title: entityTexts.columns.name,
    sort: 'name',
    render: (row) => <EntityName entity={row} />,
  },
  { key: 'type', title: entityTexts.columns.type, sort: 'type', render: (row) => row.type.name },
  {
    key: 'status',
    title: entityTexts.columns.status,
    sort: 'status',
    noWrap: true,
    render: (row) => <EntityStatus entity={row} />,
  },
];

const HouseView = lazyComponent(() => import('../house-view/house-view'), <RowsSkeleton rows={6} />);
/** The value of the parameter `vy` in the URL for the house view. The list is the default, without the parameter. */
const HOUSE = 'hus';

/** What lies below the object: its direct children as a list, or all that can be let as a house of floors and units. */
export const EntityChildren = ({ entity: { id, directchildren_count } }: { entity: Entity }) => {
  const navigate = useAppNavigate();
  const [view, setView] = useUrlState('vy');
  const [, setState] = useUrlState(STATE_PARAMETER);
  const hasHouse = directchildren_count > 0;
  const isHouse = hasHouse && view === HOUSE;
  const show = (next: string) => {
    setView(next);
    // The house view can be limited to units in one state. The list has no such filter.
    if (next !== HOUSE) setState(undefined, { replace: true });
  };
  return (
    <Section
      title={entityTexts.children}
      extra={
        <>
          {hasHouse && (
            <Segmented
              aria-label={entityTexts.childrenView.label}
              value={isHouse ? HOUSE : ''}
              onChange={show}
              options={[
                { value: '', label: entityTexts.childrenView.list },
                { value: HOUSE, label: entityTexts.childrenView.house },
              ]}
            />
          )}
          <Button
            call={entityCalls.create}
            icon={<PlusOutlined />}
            onClick={() => navigate(routes.entity.create({ parentType: 'entity', parentId: id }))}
          >
            {entityTexts.create}
          </Button>
        </>
      }
      flush
    >
      {isHouse ? <HouseView entityId={id} /> : <ChildTable id={id} />}
    </Section>
  );
};

const ChildTable = ({ id }: { id: number }) => {
  const table = useUrlTable({ path: routes.entity.detail({ id }), sortable });
  const query = useEntityChildren(id, table.query);
  return (
    <UrlTable
      table={table}
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      rowLink={(row) => routes.entity.detail({ id: row.id })}
      label={entityTexts.children}
      empty={{ title: entityTexts.noChildren }}
    />
  );
};
