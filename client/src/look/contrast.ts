/** WCAG contrast, computed from the tokens themselves: the themes are tested with it. */

type Tokens = ReadonlyMap<string, string>;

const BLOCK = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(--[\w-]+)\s*:\s*([^;]+);/g;

/** What each selector of a style sheet declares; at-rules and comments are left out. */
export function declaredTokens(css: string): ReadonlyMap<string, Tokens> {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const blocks = new Map<string, Map<string, string>>();
  for (const [, selectors = '', body = ''] of plain.matchAll(BLOCK)) {
    for (const selector of selectors.split(',')) {
      const tokens = blocks.get(selector.trim()) ?? new Map<string, string>();
      for (const [, name = '', value = ''] of body.matchAll(DECLARATION)) tokens.set(name, value.trim());
      blocks.set(selector.trim(), tokens);
    }
  }
  return blocks;
}

/** The tokens in force where all these selectors match, later ones winning. */
export function tokensOf(css: string, selectors: readonly string[]): Tokens {
  const blocks = declaredTokens(css);
  const inForce = new Map<string, string>();
  for (const selector of selectors) {
    const block = blocks.get(selector);
    if (block === undefined) throw new Error(`No such block of tokens: ${selector}`);
    for (const [name, value] of block) inForce.set(name, value);
  }
  return inForce;
}

export function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No such token: ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  return reference?.[1] === undefined ? value : colourOf(tokens, reference[1]);
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`Not a plain colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastBetween(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
