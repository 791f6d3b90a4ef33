import { toJsonSchema } from '@valibot/to-json-schema';

/** Dates are texts with a check, which JSON Schema knows as formats. */
const dates = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'string', format: 'date' }, { type: 'null' }] };

/** 'A number or null' as one type, which tools that generate code read best. */
function compact(json) {
  if (Array.isArray(json)) return json.map(compact);
  if (typeof json !== 'object' || json === null) return json;
  const [one, other, ...more] = json.anyOf ?? [];
  if (other?.type === 'null' && more.length === 0 && typeof one.type === 'string' && !one.enum) return compact({ ...one, type: [one.type, 'null'] });
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, compact(value)]));
}

/** Converts schemas; the named ones become references, and `used` collects their names. */
export function createConverter({ shapes, optionalDate }) {
  const used = new Set();
  const toJson = (schema, named) => {
    const { $schema, $defs, ...json } = compact(toJsonSchema(schema, {
      errorMode: 'ignore',
      definitions: Object.fromEntries(named.map((shape) => [shape.name, shape.schema])),
      overrideSchema: ({ valibotSchema }) => (valibotSchema === optionalDate ? structuredClone(dates) : undefined),
      overrideRef: ({ referenceId }) => {
        used.add(referenceId);
        return `#/components/schemas/${referenceId}`;
      },
    }));
    return json;
  };
  return {
    used,
    convert: (schema) => toJson(schema, shapes),
    convertShape: (own) => toJson(own.schema, shapes.filter((shape) => shape !== own)),
  };
}
