import DOMPurify from 'dompurify';

const ALLOWED_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li', 'a'];
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:)/i;
const openingTags = /<[a-z][^<>]*>/gi;
const eventHandlers = /([\s/"'])on\w+\s*=/gi;
const blockTags = /\n?(<\/?(?:p|br|ul|ol|li)\b[^<>]*>)\n?/gi;

/** Links open in a new tab, without a referrer. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Parsing an inline event handler is reported as a CSP violation, so handlers are renamed before DOMPurify parses the HTML. */
const withoutHandlers = (html: string): string =>
  html.replace(openingTags, (tag) => tag.replace(eventHandlers, '$1handler='));

/**
 * User input as safe HTML: a few formatting tags and no scripts. Keeps line breaks, which CSS shows (`white-space: pre-line`),
 * except beside block tags.
 */
export const sanitizeHtml = (html: string): string =>
  DOMPurify.sanitize(withoutHandlers(html).replace(blockTags, '$1'), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP,
  });
