/** Bundles a module of the sandbox for Node, and resolves with the path of the file. */
export function bundleServer(options: { entry: string; outfile: string }): Promise<string>;
