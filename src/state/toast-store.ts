export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'custom';
  text: string;
}

type Toaster = (shown: readonly Toast[]) => void;

/**
 * The page's toasts. They outlive the screen that raised them, and only one toaster shows them, so that several elements
 * on a page do not show each toast twice. One in a modal dialog comes first, because the others are inert; then the one
 * of the highest rank; of equal ones that which was mounted last. No signals: the runtime may belong to another copy of
 * the bundle, whose signals this copy does not see.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const toasters = new Map<Toaster, () => number>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    const highest = Math.max(...[...toasters.values()].map((rank) => rank()));
    const front = [...toasters].filter(([, rank]) => rank() === highest).pop();
    for (const show of toasters.keys()) show(show === front?.[0] ? toasts : []);
  };
  return {
    all: () => toasts,
    show: (kind: Toast['kind'], text: string) => change([...toasts, { id: ++lastId, kind, text }]),
    dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
    /**
     * Mounts a toaster, which gets the toasts to show; the returned function unmounts it.
     * @param rank is asked when toasts change; negative while the toaster cannot be seen
     */
    attach(toaster: Toaster, inDialog = false, rank = () => 0) {
      toasters.set(toaster, () => (inDialog && rank() >= 0 ? Infinity : rank()));
      change(toasts);
      return () => {
        toasters.delete(toaster);
        change(toasts);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
