import DOMPurify from 'dompurify';

const ALLOWED_TAGS = ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li', 'a'];
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:)/i;
const tags = /<[a-z][^<>]*>/gi;
const handlers = /([\s/"'])on\w+\s*=/gi;
const besideBlocks = /\n?(<\/?(?:p|br|ul|ol|li)\b[^<>]*>)\n?/gi;

/** Links lead out of the page, and what they lead to learns nothing of it. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The browser tells of a handler as a breach of the page's policy as soon as it reads one, before anything is cleaned. */
const withoutHandlers = (typed: string): string =>
  typed.replace(tags, (tag) => tag.replace(handlers, '$1handler='));

/**
 * What somebody typed, as HTML that is safe to show: a few tags, nothing that runs. Line breaks are kept, for a page that
 * shows them as they are, except beside tags that break the line themselves.
 */
export const cleanHtml = (typed: string): string =>
  DOMPurify.sanitize(withoutHandlers(typed).replace(besideBlocks, '$1'), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP,
  });
