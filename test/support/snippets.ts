/** A fenced block of a document. */
export interface Snippet {
  language: string;
  code: string;
  /** Its position, as `docs/theming.md:12`. */
  at: string;
}

/** Every fenced block of a markdown file of the project. */
export async function snippetsOf(path: string): Promise<Snippet[]> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`${path} cannot be read: ${response.status}`);
  const snippets: Snippet[] = [];
  let open: Snippet | undefined;
  (await response.text()).split('\n').forEach((line, index) => {
    const fence = /^```(\w*)/.exec(line);
    if (!fence) {
      if (open) open.code += `${line}\n`;
    } else if (open) {
      snippets.push(open);
      open = undefined;
    } else open = { language: fence[1] ?? '', code: '', at: `${path}:${index + 2}` };
  });
  return snippets;
}
