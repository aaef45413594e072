export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Dresses the whole page. */
export function wearTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function wearMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
}
