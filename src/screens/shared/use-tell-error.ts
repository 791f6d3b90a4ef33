import { errorText } from './error-text';
import { useScreen } from './screen-context';

/**
 * Says in a red toast what went wrong, and nothing about our own aborts.
 * @returns the function; its `instead` stands for the error's own words
 */
export function useTellError(): (error: unknown, instead?: string) => void {
  const { toasts } = useScreen().runtime;
  return (error, instead) => {
    const text = instead ?? errorText(error);
    if (text) toasts.show('error', text);
  };
}
