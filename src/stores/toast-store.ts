import { signal } from '@preact/signals-core';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'custom';
  text: string;
}

/**
 * The page's toasts. They outlive the screen that raised them, and only the toaster
 * mounted last shows them, so that several elements on a page do not show each twice.
 */
export function createToastStore() {
  const toasts = signal<readonly Toast[]>([]);
  const shownBy = signal<symbol | undefined>(undefined);
  const toasters: symbol[] = [];
  let lastId = 0;
  return {
    toasts,
    shownBy,
    show(kind: Toast['kind'], text: string) {
      toasts.value = [...toasts.value, { id: ++lastId, kind, text }];
    },
    dismiss(id: number) {
      toasts.value = toasts.value.filter((toast) => toast.id !== id);
    },
    /** A toaster comes; the returned function takes it away. */
    attach(toaster: symbol) {
      toasters.push(toaster);
      shownBy.value = toaster;
      return () => {
        toasters.splice(toasters.indexOf(toaster), 1);
        shownBy.value = toasters.at(-1);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
