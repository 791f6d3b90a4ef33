import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

/** The layout of the sandbox's own pages; each says that it is one. */
export const page = ({ base, title, body, script = false }: { base: string; title: string; body: Html; script?: boolean }): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${base}/sandbox/sandbox.css">
${script ? html`<script type="module" src="${base}/sandbox/sandbox.js"></script>` : raw('')}
</head>
<body>
<p class="notice">This is a sandbox. Nothing here is real: no shop, no Instagram, no money.</p>
<main>${body}</main>
</body>
</html>`;
