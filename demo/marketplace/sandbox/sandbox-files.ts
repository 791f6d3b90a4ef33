import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../project-root';

const files = { 'sandbox.css': 'text/css; charset=utf-8', 'sandbox.js': 'text/javascript; charset=utf-8' } as const;

/** The style sheet and the script of the sandbox's own pages, as files, because these pages run under a policy too. */
export function serveSandboxFiles(app: Hono): void {
  for (const [name, type] of Object.entries(files)) {
    app.get(`/sandbox/${name}`, async (context) => context.body(
      await readFile(join(projectRoot, 'demo/marketplace/sandbox', name), 'utf8'), 200, { 'content-type': type, 'cache-control': 'no-cache' },
    ));
  }
}
