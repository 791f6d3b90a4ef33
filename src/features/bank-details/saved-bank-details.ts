import type { Client } from '../../api/client';
import { getBankDetails, getBankDetailsStatus } from '../../api/contract/bank-details';
import type { KnownBankDetails } from '../../domain/bank-form';

/** The details on the server, and whether consent and OTP have confirmed them. */
export interface SavedBankDetails extends KnownBankDetails {
  submitted: boolean;
}

/** Before the server has answered, and for a creator without saved details. */
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
    // The complete number is dropped even if a server sends it.
    accountNumberEnd: details.accountNumber?.slice(-4) ?? '',
    ifsc: details.ifsc ?? '', gstNumber: details.gstNumber ?? '', isGSTRequired: details.isGSTRequired ?? false,
    submitted: status === 'SUBMITTED',
  };
}
