export function needsBuild(file: string, read: (file: string) => string | undefined): boolean;
