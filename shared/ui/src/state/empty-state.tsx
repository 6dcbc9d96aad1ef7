import './state.css';
import FileSearchOutlined from '@ant-design/icons/es/icons/FileSearchOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import type { ReactNode } from 'react';
import { EmptyPlot } from './empty-plot';

export const wentWrong = 'Något gick fel';

export type EmptyKind = 'nothing' | 'no-hits' | 'error';

const looks: Readonly<Record<EmptyKind, { icon: ReactNode; title: string }>> = {
  nothing: { icon: <InboxOutlined />, title: 'Det finns ingen data' },
  'no-hits': { icon: <FileSearchOutlined />, title: 'Inga resultat' },
  error: { icon: <WarningOutlined />, title: wentWrong },
};

interface Props {
  /** Nothing there yet, nothing that fits the filter, or nothing because it failed. */
  kind: EmptyKind;
  title?: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** The way on: create, import, clear the filter, try again. */
  actions?: ReactNode;
  /** Inside a card rather than as a whole page. */
  compact?: boolean;
}

export const EmptyState = ({ kind, title, text, icon, actions, compact = false }: Props) => (
  <div
    className={`h-empty h-empty--${kind}${compact ? ' h-empty--compact' : ''}`}
    role={kind === 'error' ? 'alert' : undefined}
  >
    {kind === 'nothing' && !icon && !compact ? (
      <EmptyPlot />
    ) : (
      <span className="h-empty__icon" aria-hidden="true">
        {icon ?? looks[kind].icon}
      </span>
    )}
    <p className="h-empty__title">{title ?? looks[kind].title}</p>
    {text && <p className="h-empty__text">{text}</p>}
    {actions && <div className="h-empty__actions">{actions}</div>}
  </div>
);
