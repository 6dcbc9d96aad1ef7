import { sanitizeHtml } from './sanitize-html';

/** The description of an event as HTML. The only place that renders user HTML. */
export const EventDescription = ({ html }: { html: string }) => (
  <div className="event__text" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
);
