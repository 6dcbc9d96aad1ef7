import './public-page.css';
import { routes } from '@husrum/contract/routes';
import { AppLink, useOptionalSession } from '@husrum/platform';
import { Brand } from '../frame/brand';
import { publicPageTexts } from './session.texts';
import { termsBack, termsSections, termsTitle } from './terms.texts';

/** The terms of use. The page is open to everybody, because people read them before they register. */
export default function TermsScreen() {
  const home = useOptionalSession() ? routes.home.dashboard() : routes.session.login();
  return (
    <main className="s-public">
      <title>{publicPageTexts.documentTitle(termsTitle)}</title>
      <AppLink to={home} className="s-public__brand" aria-label={termsBack}>
        <Brand />
      </AppLink>
      <article className="s-public__sheet s-public__sheet--wide" aria-labelledby="public-title">
        <h1 id="public-title">{termsTitle}</h1>
        {termsSections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}
