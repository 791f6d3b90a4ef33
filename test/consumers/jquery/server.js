import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

// What the page may load, by the beginning of its address: the scripts are served as they are installed.
const folders = {
  '/creator-elements/': 'creator-elements',
  '/jquery/': 'node_modules/jquery/dist',
  '/': 'public',
};
const types = { '.js': 'text/javascript', '.css': 'text/css', '.mp4': 'video/mp4', '.json': 'application/json' };

const page = ({ view }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Partner centre</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/theme.css">
    <script src="/jquery/jquery.min.js"></script>
    <script type="module" src="/creator-elements/creator-elements.js"></script>
  </head>
  <body>
    <main class="partner-centre">
      <h1>Partner centre</h1>
      <button type="button">Show past payments</button>
      <p>Chosen: <output>nothing</output></p>
      <creator-earnings scenario="busy-creator" view="${view}"></creator-earnings>
    </main>
    <script src="/page.js"></script>
  </body>
</html>`;

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page({ view: 'earnings' }));
  const [beginning, folder] = Object.entries(folders).find(([each]) => pathname.startsWith(each));
  try {
    const content = await readFile(path.join(folder, path.normalize(`/${pathname.slice(beginning.length)}`)));
    response.writeHead(200, { 'content-type': types[path.extname(pathname)] ?? 'application/octet-stream' }).end(content);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
