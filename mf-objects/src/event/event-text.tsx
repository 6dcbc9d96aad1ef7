import { cleanHtml } from './clean-html';

/** What somebody wrote about it, with the marks that they put in it; the only place where such is drawn. */
export const EventText = ({ html }: { html: string }) => (
  <div className="event__text" dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
);
