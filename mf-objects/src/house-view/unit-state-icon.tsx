import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import type { UnitState } from '@husrum/contract/entity';
import type { ReactNode } from 'react';

/** The same icons as in the status tags of objects and leases. */
const icons: Readonly<Record<UnitState, ReactNode>> = {
  rented: <KeyOutlined />,
  vacant: <HomeOutlined />,
  ending: <ClockCircleOutlined />,
};

export const UnitStateIcon = ({ state }: { state: UnitState }) => (
  <span className="house-icon" aria-hidden="true">
    {icons[state]}
  </span>
);
