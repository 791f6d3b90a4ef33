import { expect } from '@open-wc/testing';
import { tags } from '../../elements/creator-elements';
import { brand } from '../../demo/marketplace/brand';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { createRuntime } from '../../src/runtime';
import { makeScene, type Scene, scenes } from '../faults/scenes';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Answer {
  readonly schema: Schema;
  readonly example: unknown;
}
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, Answer>> }>>;
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Row {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: Answer | undefined;
}

const first = scenes.filter(({ tag, steps }) => !steps && tags.includes(tag));

/** Mock servers that know nothing but docs/openapi.json, as teams have one before their API exists. */
describe('A back end made of the OpenAPI document', () => {
  let shapes: Readonly<Record<string, Schema>>;
  let rows: Row[];

  before(async () => {
    const { paths, components } = await (await fetch('/docs/openapi.json')).json() as Document;
    shapes = components.schemas;
    rows = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      answer: (responses['200'] ?? responses['2XX'])?.content?.['application/json'],
    })));
  });

  /** The example without what the document does not require. */
  function bare(given: Schema | undefined, example: unknown): unknown {
    const schema = given?.$ref ? shapes[given.$ref.split('/').at(-1) ?? ''] : given;
    if (schema?.oneOf) return bare(schema.oneOf[0], example);
    if (Array.isArray(example)) return example.map((item) => bare(schema?.items, item));
    if (typeof example !== 'object' || example === null) return example;
    const values = example as Record<string, unknown>;
    return Object.fromEntries((schema?.required ?? []).map((name) => [name, bare(schema?.properties?.[name], values[name])]));
  }

  async function statusWith(scene: Scene, bodyOf: (answer: Answer) => unknown): Promise<string> {
    const runtime = createRuntime({
      ephemeral: true,
      brand,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname } = new URL(request.url);
        const answer = rows.find(({ method, path }) => method === request.method && path.test(pathname))?.answer;
        return answer ? Response.json(bodyOf(answer)) : new Response(null, { status: 404 });
      },
    });
    runtime.use(sessionStore).signIn('creator-demo');
    const element = makeScene(scene);
    element.runtime = runtime;
    document.body.append(element);
    try {
      await customElements.whenDefined(scene.tag);
      return await element.whenReady();
    } finally {
      element.remove();
    }
  }

  for (const scene of first) {
    it(`shows ${scene.name} with its examples`, async () => {
      expect(await statusWith(scene, ({ example }) => example)).to.equal('ready');
    });

    it(`shows ${scene.name} with nothing but what it requires`, async () => {
      expect(await statusWith(scene, ({ schema, example }) => bare(schema, example))).to.equal('ready');
    });
  }
});
