import DOMPurify from 'dompurify';
import { escapeLessThan } from './escape-less-than';

const ALLOWED_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li', 'a'];
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:)/i;
const OPENING_TAG = /<[a-z][^<>]*>/gi;
const EVENT_HANDLER = /([\s/"'])on\w+\s*=/gi;
const BLOCK_TAG = /\n?(<\/?(?:p|br|ul|ol|li)\b[^<>]*>)\n?/gi;

/** Links open in a new tab, without a referrer. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Inline event handlers are renamed before DOMPurify parses the HTML, because the browser reports each as a CSP violation. */
const renameEventHandlers = (html: string): string =>
  html.replace(OPENING_TAG, (tag) => tag.replace(EVENT_HANDLER, '$1handler='));

/**
 * User input as safe HTML: a few formatting tags and no scripts. All text is kept, and so are line breaks, which CSS shows
 * (`white-space: pre-line`), except beside block tags, which break the line themselves.
 */
export const sanitizeHtml = (html: string): string =>
  DOMPurify.sanitize(renameEventHandlers(escapeLessThan(html)).replace(BLOCK_TAG, '$1'), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP,
  });
