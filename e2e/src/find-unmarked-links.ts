import type { Page } from '@playwright/test';

/**
 * The HTML of the links beside other text in one block that only their colour tells from it (WCAG 1.4.1): no underline is drawn and
 * the weight is the same. Stricter than axe, which compares the lengths of both texts, and so depends on the names of the day, and
 * takes an invisible underline for one.
 */
export const findUnmarkedLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInline = (element: Element): boolean =>
      ['inline', 'contents'].includes(getComputedStyle(element).display);
    const findBlock = (element: Element | null): Element | null =>
      element !== null && isInline(element) ? findBlock(element.parentElement) : element;
    /** Whether the block itself, and no block in it, has visible words outside of links and buttons. */
    const hasOtherText = (block: Element): boolean => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const isOther =
          parent !== null && parent.closest('a, button') === null && findBlock(parent) === block;
        if (isOther && parent.checkVisibility() && /[\p{L}\p{N}]/u.test(node.textContent ?? '')) return true;
      }
      return false;
    };
    const isMarked = (link: Element, block: Element): boolean => {
      const style = getComputedStyle(link);
      const isTransparent = /^(transparent|rgba\(.*, 0\))$/.test(style.textDecorationColor);
      return (
        (style.textDecorationLine.includes('underline') && !isTransparent) ||
        style.fontWeight !== getComputedStyle(block).fontWeight
      );
    };
    return [...document.querySelectorAll('a[href]')]
      .filter((link) => {
        if (!isInline(link) || !link.checkVisibility()) return false;
        const block = findBlock(link);
        return block !== null && hasOtherText(block) && !isMarked(link, block);
      })
      .map(({ outerHTML }) => outerHTML);
  });
