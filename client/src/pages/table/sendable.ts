/** Signs that nobody sees and the protocol refuses: they come along when text is pasted. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** What somebody typed, as it may be sent; empty when there is nothing to say. */
export const sendable = (typed: string): string => typed.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
