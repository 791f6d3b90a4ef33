import { isFault } from '../../../domain/kind-of-failure';
import { errorText } from './error-text';
import { useScreen } from './screen-context';

/** Shows a failure in a red toast, except our own aborts; an error in the code is reported too. */
export function useTellError(): (error: unknown) => void {
  const { runtime, fault } = useScreen();
  return (error) => {
    if (isFault(error)) fault(error instanceof Error ? error : new Error('thrown'));
    const text = errorText(error);
    if (text) runtime.toasts.show('error', text);
  };
}
