import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Entity } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { squareMetres } from '@husrum/format';
import { Panel, useGo, useRouteId } from '@husrum/platform';
import { Loaded, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { EntityStatus } from './entity.columns';
import { useEntity, useEntityTypes } from './entity.queries';
import { texts } from './entity.texts';
import { EntityChildren } from './entity-children';
import { EntityFacts } from './entity-facts';
import { EntityInformationModal } from './entity-information.modal';
import { typesUnder } from './entity-parent';
import { RemoveEntityModal } from './remove-entity.modal';

export default function EntityDetailScreen() {
  const id = useRouteId();
  return (
    <Loaded query={useEntity(id)}>{(entity) => <EntityDetail key={entity.id} entity={entity} />}</Loaded>
  );
}

const EntityDetail = ({ entity }: { entity: Entity }) => {
  const { id, name, type, address, city, area, breadcrumb, directchildren_count } = entity;
  const go = useGo();
  const [modal, setModal] = useState<'information' | 'remove'>();
  const close = () => setModal(undefined);
  const rentable = type.rentable === 1;
  const types = useEntityTypes();
  const holdsOthers = typesUnder(types.data ?? [], type).length > 0;
  return (
    <PageFrame
      title={name}
      status={<EntityStatus entity={entity} />}
      breadcrumb={breadcrumb}
      facts={[type.name, `${address}, ${city}`, area === null ? null : squareMetres(area)]}
      actions={
        <>
          <Button icon={<MailOutlined />} onClick={() => go(routes.contact.write({ type: 'entity', id }))}>
            Kontakta
          </Button>
          <Button icon={<InfoCircleOutlined />} onClick={() => setModal('information')}>
            Information
          </Button>
          <Button icon={<EditOutlined />} onClick={() => go(routes.entity.edit({ id }))}>
            Redigera
          </Button>
        </>
      }
      more={[
        ...(rentable && holdsOthers
          ? [
              {
                key: 'create',
                label: texts.createUnder,
                icon: <PlusOutlined />,
                onClick: () => go(routes.entity.create({ parentType: 'entity', parentId: id })),
              },
            ]
          : []),
        {
          key: 'remove',
          label: 'Ta bort',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => setModal('remove'),
        },
      ]}
      rail={<EntityFacts entity={entity} />}
    >
      {rentable && <Panel name="entity.leases" entityId={id} />}
      {(!rentable || directchildren_count > 0) && <EntityChildren entity={entity} />}
      <Panel name="entity.adjustments" entityId={id} />
      <Panel name="entity.tickets" entityId={id} />
      <Panel name="files.of" type="entity" id={id} />
      <Panel name="events.of" type="entity" id={id} />
      <EntityInformationModal entity={entity} open={modal === 'information'} onClose={close} />
      <RemoveEntityModal entity={entity} open={modal === 'remove'} onClose={close} />
    </PageFrame>
  );
};
