import { build } from 'esbuild';

/** What is imported on demand belongs to the elements, which the page loads from their own files. */
const leaveLater = {
  name: 'leave-later',
  setup(bundle) {
    bundle.onResolve({ filter: /^\./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : null));
  },
};

/**
 * Builds the script of the gallery apart from the elements: it takes them from dist as any page does, so nothing
 * of it gets into their chunks.
 */
export function galleryPage() {
  return {
    name: 'gallery-page',
    async writeBundle() {
      await build({
        entryPoints: ['demo/gallery/gallery.ts'], outfile: 'dist/gallery/gallery.js', bundle: true, format: 'esm', target: 'es2022',
        minify: true, conditions: ['production'], plugins: [leaveLater], logLevel: 'warning',
      });
    },
  };
}
