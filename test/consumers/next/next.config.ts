// Both bundlers build the same sources, each into a folder of its own; what lies above this project is none of theirs.
const root = process.cwd();

export default { distDir: process.env.DIST_DIR, turbopack: { root }, outputFileTracingRoot: root };
