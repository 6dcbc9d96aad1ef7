import './state.css';
import FileSearchOutlined from '@ant-design/icons/es/icons/FileSearchOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import type { ReactNode } from 'react';
import { EmptyIllustration } from './empty-illustration';
import { stateTexts } from './state.texts';

export type EmptyStateKind = 'nothing' | 'no-hits' | 'error';

const defaults: Readonly<Record<EmptyStateKind, { icon: ReactNode; title: string }>> = {
  nothing: { icon: <InboxOutlined />, title: stateTexts.nothing },
  'no-hits': { icon: <FileSearchOutlined />, title: stateTexts.noHits },
  error: { icon: <WarningOutlined />, title: stateTexts.error },
};

interface Props {
  /** Why there is nothing: no rows yet, no row matches the filter, or loading failed. */
  kind: EmptyStateKind;
  title?: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** What the user can do: create, import, clear the filter, retry. */
  actions?: ReactNode;
  /** Whether it fills a card rather than a whole page. */
  compact?: boolean;
}

export const EmptyState = ({ kind, title, text, icon, actions, compact = false }: Props) => (
  <div
    className={`h-empty h-empty--${kind}${compact ? ' h-empty--compact' : ''}`}
    role={kind === 'error' ? 'alert' : undefined}
  >
    {kind === 'nothing' && !icon && !compact ? (
      <EmptyIllustration />
    ) : (
      <span className="h-empty__icon" aria-hidden="true">
        {icon ?? defaults[kind].icon}
      </span>
    )}
    <p className="h-empty__title">{title ?? defaults[kind].title}</p>
    {text && <p className="h-empty__text">{text}</p>}
    {actions && <div className="h-empty__actions">{actions}</div>}
  </div>
);
