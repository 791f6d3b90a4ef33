interface OtpCredential {
  readonly code?: unknown;
}

/** Waits for the OTP of an incoming SMS where the browser reads it (WebOTP), else answers undefined. */
export async function readOtpFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    const { code } = ((await navigator.credentials.get(options)) ?? {}) as OtpCredential;
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined; // refused, timed out or aborted: the OTP is typed instead
  }
}
