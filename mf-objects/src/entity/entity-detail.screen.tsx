import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { formatSquareMetres } from '@husrum/format';
import { PageButton, Panel, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { EntityTreeButton } from '../entity-tree/entity-tree-button';
import { EntityTreeLayout } from '../entity-tree/entity-tree-layout';
import { AreaHistory } from './area-history';
import { EntityStatus } from './entity.columns';
import { useEntity, useEntityTypes } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityChildren } from './entity-children';
import { EntityFacts } from './entity-facts';
import { EntityInformationModal } from './entity-information.modal';
import { listChildTypes } from './entity-parent.rules';
import { RemoveEntityModal } from './remove-entity.modal';

export default function EntityDetailScreen() {
  const id = useRouteId();
  return (
    <EntityTreeLayout entityId={id}>
      <QueryContent query={useEntity(id)}>
        {(entity) => <EntityDetail key={entity.id} entity={entity} />}
      </QueryContent>
    </EntityTreeLayout>
  );
}

const EntityDetail = ({ entity }: { entity: Entity }) => {
  const { id, name, type, address, city, area, breadcrumb, directchildren_count } = entity;
  const navigate = useAppNavigate();
  const [modal, setModal] = useState<'information' | 'remove'>();
  const close = () => setModal(undefined);
  const rentable = type.rentable === 1;
  const types = useEntityTypes();
  const canHaveChildren = listChildTypes(types.data ?? [], type).length > 0;
  return (
    <PageFrame
      title={name}
      status={<EntityStatus entity={entity} />}
      breadcrumb={breadcrumb}
      facts={[type.name, `${address}, ${city}`, area === null ? null : formatSquareMetres(area)]}
      actions={
        <>
          <EntityTreeButton />
          <PageButton icon={<MailOutlined />} to={routes.contact.write({ type: 'entity', id })}>
            {entityTexts.contact}
          </PageButton>
          <Button icon={<InfoCircleOutlined />} onClick={() => setModal('information')}>
            {entityTexts.information}
          </Button>
          <Button
            call={entityCalls.update}
            icon={<EditOutlined />}
            onClick={() => navigate(routes.entity.edit({ id }))}
          >
            {entityTexts.edit}
          </Button>
        </>
      }
      menuActions={[
        ...(rentable && canHaveChildren
          ? [
              {
                key: 'create',
                call: entityCalls.create,
                label: entityTexts.createChild,
                icon: <PlusOutlined />,
                onClick: () => navigate(routes.entity.create({ parentType: 'entity', parentId: id })),
              },
            ]
          : []),
        {
          key: 'remove',
          call: entityCalls.remove,
          label: entityTexts.remove,
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => setModal('remove'),
        },
      ]}
      aside={
        <>
          <EntityFacts entity={entity} />
          <AreaHistory entity={entity} />
        </>
      }
    >
      {rentable && <Panel name="entity.leases" entityId={id} />}
      {(!rentable || directchildren_count > 0) && <EntityChildren entity={entity} />}
      <Panel name="entity.adjustments" entityId={id} />
      {/* Statutory inspections are of buildings: those of an apartment's building are on the page of the estate. */}
      {type.kind !== 'apartments' && <Panel name="entity.inspections" entityId={id} />}
      <Panel name="entity.maintenance" entityId={id} />
      <Panel name="entity.tickets" entityId={id} />
      <Panel name="files.of" type="entity" id={id} />
      <Panel name="events.of" type="entity" id={id} />
      <EntityInformationModal entity={entity} open={modal === 'information'} onClose={close} />
      <RemoveEntityModal entity={entity} open={modal === 'remove'} onClose={close} />
    </PageFrame>
  );
};
