export const a = (): Promise<object> => import('./b');
