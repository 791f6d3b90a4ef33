/** What the device remembers of the API's answers, as text. It runs in a page, so it uses nothing from outside. */
export async function answersOnDevice(): Promise<string> {
  const known = (await indexedDB.databases()).some(({ name }) => name === 'creator-elements');
  if (!known) return '';
  const result = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('IndexedDB did not answer'));
  });
  const database = await result(indexedDB.open('creator-elements'));
  const texts: unknown[] = await result(database.transaction('last-answers').objectStore('last-answers').getAll());
  database.close();
  return texts.join('\n');
}
