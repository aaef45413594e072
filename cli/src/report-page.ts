/** A report as a page to look at: nothing is loaded from elsewhere. */

const COLOURS = ['#b8741a', '#2fa79c', '#db4a51', '#7563e0', '#8cc043', '#3f97e0', '#e0639c', '#c9a374'];

export const PLOT_WIDTH = 640;

export const colour = (index: number): string => COLOURS[index % COLOURS.length] ?? '#22264a';

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem;color:#22264a;background:#fff4dc}
table{border-collapse:collapse}td,th{padding:.3rem .8rem;border-bottom:1px solid #c9b68e;text-align:right}th:first-child,td:first-child{text-align:left}
svg{background:#fffaf0;border-radius:10px;margin:.5rem 0}text{font:13px system-ui,sans-serif;fill:#22264a}</style></head><body>
${body}
</body></html>
`;
}
