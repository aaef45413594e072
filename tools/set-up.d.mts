export const ROOT: string;
export function run(file: string, args: readonly string[]): Promise<void>;
