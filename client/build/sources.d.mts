export const CLIENT: string;
export const DIST: string;
export const MARK: string;
export function isBuilt(): boolean;
export function isBuiltFrom(wanted: string): boolean;
export function sourcesHash(): string;
