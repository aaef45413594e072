/** What every page is told: nothing from elsewhere, nothing inline, nobody may frame it. */

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Of the page with a replay for others' pages: it takes nothing from elsewhere either, and anybody may frame it. */
export const EMBEDDED = [...POLICY, 'frame-ancestors *'].join('; ');

export const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': [...POLICY, "frame-ancestors 'none'"].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Told only over HTTPS: this name is never asked in the clear again. */
export const HSTS = 'max-age=31536000';
