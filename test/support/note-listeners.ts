type Place = 'window' | 'document';
const places: readonly (readonly [Place, EventTarget])[] = [['window', window], ['document', document]];

/** Records the listeners on the page itself, from now on. */
export function noteListeners(): { left: () => string[]; stop: () => void } {
  const there = new Map<unknown, string>();
  const ids = new Map<unknown, Map<unknown, object>>();
  /** The same listener of the same type counts once, however often it is added. */
  const keyOf = (place: Place, type: string, listener: unknown) => {
    const ofType = ids.get(`${place} ${type}`) ?? new Map<unknown, object>();
    ids.set(`${place} ${type}`, ofType);
    const key = ofType.get(listener) ?? {};
    ofType.set(listener, key);
    return key;
  };
  const undo = places.map(([place, target]) => {
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    target.addEventListener = function (type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean) {
      const key = keyOf(place, type, listener);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (!once) there.set(key, `${place} ${type}`);
      signal?.addEventListener('abort', () => there.delete(key));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = function (type: string, listener: EventListenerOrEventListenerObject | null, options?: EventListenerOptions | boolean) {
      there.delete(keyOf(place, type, listener));
      remove.call(target, type, listener, options);
    };
    return () => {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    };
  });
  return { left: () => [...there.values()].sort(), stop: () => undo.forEach((each) => each()) };
}
