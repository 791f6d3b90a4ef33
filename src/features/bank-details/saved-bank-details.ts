import type { Client } from '../../api/client';
import { getBankDetails, getBankDetailsStatus } from '../../api/contract/bank-details';
import type { KnownBankDetails } from '../../domain/bank-form';

/** The details that the server has, and whether they are confirmed by consent and OTP. */
export interface SavedBankDetails extends KnownBankDetails {
  submitted: boolean;
}

/** Before the server has answered, and of a creator who has saved nothing yet. */
export const noBankDetails: SavedBankDetails = {
  accountHolderName: '', accountNumberEnd: '', ifsc: '', gstNumber: '', isGSTRequired: false, submitted: false,
};

/**
 * Asks for the details and their status.
 * @throws ApiError
 */
export async function fetchBankDetails(client: Client, signal: AbortSignal): Promise<SavedBankDetails> {
  const [details, { status }] = await Promise.all([
    client.send(getBankDetails, {}, { signal }), client.send(getBankDetailsStatus, {}, { signal }),
  ]);
  return {
    accountHolderName: details.accountHolderName ?? '',
    // A server that sends the whole number must not make us keep it.
    accountNumberEnd: details.accountNumber?.slice(-4) ?? '',
    ifsc: details.ifsc ?? '', gstNumber: details.gstNumber ?? '', isGSTRequired: details.isGSTRequired ?? false,
    submitted: status === 'SUBMITTED',
  };
}
