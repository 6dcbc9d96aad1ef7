import './status.css';
import type { ReactNode } from 'react';
import type { ToneName } from '../theme/palette';
import { type StatusIcon, statusIcons } from './status-icons';

interface Props {
  tone: ToneName;
  icon?: StatusIcon;
  struck?: boolean;
  outlined?: boolean;
  children: ReactNode;
}

/** A coloured tag. It is used directly for what is no status: a count, a kind, a warning. For a status use `StatusTag`. */
export const ToneTag = ({ tone, icon, struck = false, outlined = false, children }: Props) => {
  const Icon = icon && statusIcons[icon];
  const className = `h-tag h-tag--${tone}${struck ? ' h-tag--struck' : ''}${outlined ? ' h-tag--outlined' : ''}`;
  return (
    <span className={className}>
      {Icon && <Icon aria-hidden="true" />}
      <span className="h-tag__text">{children}</span>
    </span>
  );
};
