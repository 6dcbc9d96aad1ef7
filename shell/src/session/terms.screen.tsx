import './public-page.css';
import { routes } from '@husrum/contract/routes';
import { AppLink, useOptionalSession } from '@husrum/platform';
import { QueryContent } from '@husrum/ui';
import { Brand } from '../frame/brand';
import { useTerms } from './session.queries';
import { publicPageTexts } from './session.texts';
import { termsTexts } from './terms.texts';

/** The operator's terms of use. The page is open to everybody, because people read them before they register. */
export default function TermsScreen() {
  const home = useOptionalSession() ? routes.home.dashboard() : routes.session.login();
  const query = useTerms();
  return (
    <main className="s-public">
      <title>{publicPageTexts.documentTitle(termsTexts.title)}</title>
      <AppLink to={home} className="s-public__brand" aria-label={termsTexts.back}>
        <Brand />
      </AppLink>
      <article className="s-public__sheet s-public__sheet--wide" aria-labelledby="public-title">
        <h1 id="public-title">{termsTexts.title}</h1>
        <QueryContent query={query}>
          {({ sections }) => (
            <>
              {sections.length === 0 && <p>{termsTexts.none}</p>}
              {sections.map(({ title, paragraphs }) => (
                <section key={title}>
                  {title !== null && <h2>{title}</h2>}
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
            </>
          )}
        </QueryContent>
      </article>
    </main>
  );
}
