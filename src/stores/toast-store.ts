export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'custom';
  text: string;
}

type Toaster = (shown: readonly Toast[]) => void;

const none: readonly Toast[] = [];

/**
 * The page's toasts. They outlive the screen that raised them, and only the toaster mounted last shows them, so that
 * several elements on a page do not show each twice. No signals: the runtime may be that of another copy of the
 * bundle, whose signals the screens of this copy would not hear.
 */
export function createToastStore() {
  let toasts = none;
  let lastId = 0;
  const toasters: Toaster[] = [];
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const toaster of toasters) toaster(toaster === toasters.at(-1) ? toasts : none);
  };
  return {
    all: () => toasts,
    show: (kind: Toast['kind'], text: string) => change([...toasts, { id: ++lastId, kind, text }]),
    dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
    /** A toaster comes, and is told what it shows; the returned function takes it away. */
    attach(toaster: Toaster) {
      toasters.push(toaster);
      change(toasts);
      return () => {
        toasters.splice(toasters.indexOf(toaster), 1);
        change(toasts);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
