import { errorText } from './error-text';
import { useScreen } from './screen-context';

/** Says in a red toast what went wrong, and nothing about our own aborts. */
export function useTellError(): (error: unknown) => void {
  const { toasts } = useScreen().runtime;
  return (error) => {
    const text = errorText(error);
    if (text) toasts.show('error', text);
  };
}
