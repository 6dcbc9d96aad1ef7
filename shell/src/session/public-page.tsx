import './public-page.css';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import type { ReactNode } from 'react';
import { Brand } from '../frame/brand';

interface Props {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Ways on from here, under the form. */
  foot?: ReactNode;
}

/** A page for those who are not signed in: the brand, one sheet of paper, nothing else. */
export const PublicPage = ({ title, intro, children, foot }: Props) => (
  <main className="s-public">
    <title>{`${title} · Husrum`}</title>
    <AppLink to={routes.session.login()} className="s-public__brand" aria-label="Husrum, till inloggningen">
      <Brand />
    </AppLink>
    <section className="s-public__sheet" aria-labelledby="public-title">
      <h1 id="public-title">{title}</h1>
      {intro && <div className="s-public__intro">{intro}</div>}
      {children}
    </section>
    {foot && (
      <nav className="s-public__foot" aria-label="Fler val">
        {foot}
      </nav>
    )}
  </main>
);
