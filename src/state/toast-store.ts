export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'custom';
  text: string;
}

type Toaster = (shown: readonly Toast[]) => void;

/**
 * The page's toasts. They outlive the screen that raised them, and only the toaster that was mounted last shows them,
 * so that several elements on a page do not show each toast twice; one in a modal dialog comes first, because the
 * others are inert. No signals: the runtime may belong to another copy of the bundle, whose signals this copy does not
 * see.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const onPage = new Set<Toaster>();
  const inDialogs = new Set<Toaster>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    const toasters = [...onPage, ...inDialogs];
    toasters.forEach((show, index) => show(index + 1 < toasters.length ? [] : toasts));
  };
  return {
    all: () => toasts,
    show: (kind: Toast['kind'], text: string) => change([...toasts, { id: ++lastId, kind, text }]),
    dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
    /** Mounts a toaster, which gets the toasts to show; the returned function unmounts it. */
    attach(toaster: Toaster, inDialog = false) {
      const toasters = inDialog ? inDialogs : onPage;
      toasters.add(toaster);
      change(toasts);
      return () => {
        toasters.delete(toaster);
        change(toasts);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
