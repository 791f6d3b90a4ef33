import { isFault } from '../../../domain/kind-of-failure';
import { errorText } from './error-text';
import { useScreen } from './screen-context';

/** Says in a red toast what went wrong, and nothing about our own aborts; a fault of the code is reported as well. */
export function useTellError(): (error: unknown) => void {
  const { runtime, fault } = useScreen();
  return (error) => {
    if (isFault(error)) fault(error instanceof Error ? error : new Error('thrown'));
    const text = errorText(error);
    if (text) runtime.toasts.show('error', text);
  };
}
