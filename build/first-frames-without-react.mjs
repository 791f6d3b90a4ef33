import { closure } from './closure.mjs';

const firstFrame = /\/elements\/first-frame\.tsx$|\/src\/features\/[\w-]+\/[\w-]+-first\.tsx$/;
const react = /\/node_modules\/(react-dom|scheduler)\//;

/**
 * The first frames whose code would wait for React: `{ frame, files }` with the files on the way that contain React.
 * One module in the wrong chunk is enough, and nothing but time shows it.
 */
export function framesWithReact(bundle) {
  const contains = (name, pattern) => bundle[name].moduleIds.some((id) => pattern.test(id));
  return Object.keys(bundle).filter((name) => bundle[name].type === 'chunk' && contains(name, firstFrame))
    .map((frame) => ({ frame, files: [...closure(bundle, frame)].filter((name) => contains(name, react)) }))
    .filter(({ files }) => files.length > 0);
}

/** The build fails if the code of a first frame needs React (decision E274). */
export function firstFramesWithoutReact() {
  return {
    name: 'first-frames-without-react',
    generateBundle(_options, bundle) {
      for (const { frame, files } of framesWithReact(bundle)) this.error(`${frame} has a first frame and needs React (${files.join(', ')}): see build/chunks.mjs`);
    },
  };
}
