import './public-page.css';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import type { ReactNode } from 'react';
import { Brand } from '../frame/brand';
import { publicPageTexts } from './session.texts';

interface Props {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Links under the form. */
  footer?: ReactNode;
}

/** The layout of pages without the frame: the logo and one form. */
export const PublicPage = ({ title, intro, children, footer }: Props) => (
  <main className="s-public">
    <title>{publicPageTexts.documentTitle(title)}</title>
    <AppLink to={routes.session.login()} className="s-public__brand" aria-label={publicPageTexts.toSignIn}>
      <Brand />
    </AppLink>
    <section className="s-public__sheet" aria-labelledby="public-title">
      <h1 id="public-title">{title}</h1>
      {intro && <div className="s-public__intro">{intro}</div>}
      {children}
    </section>
    {footer && (
      <nav className="s-public__foot" aria-label={publicPageTexts.moreLinks}>
        {footer}
      </nav>
    )}
  </main>
);
