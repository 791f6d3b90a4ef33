import type { InStatement } from '@libsql/client';

/** A submitted bank account, so that the weekly payment can be made. */
export const bankAccount = (creatorId: string, at: number): InStatement => ({
  sql: 'INSERT INTO bank_details (creator_id, details, consent, verified_at, submitted_at) VALUES (?, ?, 1, ?, ?)',
  args: [creatorId, JSON.stringify({ accountHolderName: 'Asha Rao', accountNumber: '004512348876', ifsc: 'HDFC0001234' }), at, at],
});
