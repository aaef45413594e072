/** Names the typefaces of the first screen in the page itself: the browser need not read a style sheet to learn of them. */

import type { Plugin } from 'vite';

/** Latin letters: what English, German and French are written in. */
const WANTED = /(unbounded|nunito)-latin-wght-normal-.*\.woff2$/;

export function preloadedFonts(): Plugin {
  return {
    name: 'starboard:preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => WANTED.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
