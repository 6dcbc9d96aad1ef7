import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import CarOutlined from '@ant-design/icons/es/icons/CarOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import type { EntityKind, EntityRow } from '@husrum/contract/entity';
import type { ReactNode } from 'react';
import './entity-name.css';

const icons: Readonly<Record<EntityKind, ReactNode>> = {
  estates: <BankOutlined />,
  apartments: <LayoutOutlined />,
  premises: <ShopOutlined />,
  villas: <HomeOutlined />,
  vacancies: <InboxOutlined />,
  parkings: <CarOutlined />,
};

export const EntityIcon = ({ kind }: { kind: EntityKind }) => (
  <span className="entity-icon" aria-hidden="true">
    {icons[kind]}
  </span>
);

export const EntityName = ({ entity: { name, type } }: { entity: Pick<EntityRow, 'name' | 'type'> }) => (
  <span className="entity-name">
    <EntityIcon kind={type.kind} />
    {name}
  </span>
);
