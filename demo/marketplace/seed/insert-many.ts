import type { InStatement, InValue } from '@libsql/client';

const most = 12_000; // bound values in one statement, well below SQLite's limit

/** Inserts many rows per statement, because one insert per row makes seeding slow. */
export function insertMany(table: string, columns: readonly string[], rows: readonly InValue[][]): InStatement[] {
  const size = Math.floor(most / columns.length);
  const statements: InStatement[] = [];
  const tuple = `(${columns.map(() => '?').join(',')})`;
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    statements.push({
      sql: `INSERT INTO ${table} (${columns.join(',')}) VALUES ${part.map(() => tuple).join(',')}`,
      args: part.flat(),
    });
  }
  return statements;
}
