/** Questions to a page about its layout, as programs for the browser. */

export const WIDER_THAN_THE_SCREEN = 'document.documentElement.scrollWidth > innerWidth';

/** By how much the stage, or the tally on a big screen, is higher than its place. */
export const HIGHER_THAN_THE_STAGE =
  '(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(".stage, .tv-tally"))';

/**
 * Words that can't be read in full: cut off by something that doesn't scroll, or off the screen to the side.
 * Words for screen readers alone, and strips that scroll sideways on purpose, are left out.
 */
export const CLIPPED = `(() => {
  const clipped = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidesX = (style) => style.overflowX === 'hidden' || style.overflowX === 'clip';
  const hidesY = (style) => style.overflowY === 'hidden' || style.overflowY === 'clip';
  const scrollsX = (style) => style.overflowX === 'auto' || style.overflowX === 'scroll';
  const isOnlyHeard = (box) =>
    box !== null && (getComputedStyle(box).clipPath !== 'none' || isOnlyHeard(box.parentElement));
  const nameOf = (element) => element.className?.baseVal ?? element.className;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (words === '' || element === null || element.closest('.spoken, svg, noscript, script, style, option')) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || isOnlyHeard(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || getComputedStyle(element).fontSize === '0px') continue;
    let isOut = false;
    let isScrolled = false;
    for (let box = element; box !== null && !isOut; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (scrollsX(style)) isScrolled = true;
      if (!isScrolled && hidesX(style) && (text.left < edge.left - 1.5 || text.right > edge.right + 1.5)) isOut = true;
      if (hidesY(style) && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3)) isOut = true;
      if (box.tagName === 'DIALOG') break;
    }
    if (!isScrolled && (text.left < -1 || text.right > innerWidth + 1)) isOut = true;
    if (isOut) clipped.push(nameOf(element) + ': ' + words.slice(0, 60));
  }
  return clipped;
})()`;
