/** The banks that most people in India use, by the first four letters of their IFSC. Lazy code. */
const banks: Readonly<Record<string, string>> = {
  ABHY: 'Abhyudaya Co-operative Bank', AIRP: 'Airtel Payments Bank', AUBL: 'AU Small Finance Bank', BARB: 'Bank of Baroda',
  BARC: 'Barclays Bank', BDBL: 'Bandhan Bank', BKID: 'Bank of India', BNPA: 'BNP Paribas', BOFA: 'Bank of America',
  CBIN: 'Central Bank of India', CHAS: 'J.P. Morgan Chase Bank', CITI: 'Citibank', CIUB: 'City Union Bank',
  CLBL: 'Capital Small Finance Bank', CNRB: 'Canara Bank', COSB: 'Cosmos Co-operative Bank', CSBK: 'CSB Bank',
  DBSS: 'DBS Bank India', DCBL: 'DCB Bank', DEUT: 'Deutsche Bank', DLXB: 'Dhanlaxmi Bank', ESFB: 'Equitas Small Finance Bank',
  ESMF: 'ESAF Small Finance Bank', FDRL: 'Federal Bank', FINO: 'Fino Payments Bank', HDFC: 'HDFC Bank', HSBC: 'HSBC',
  IBKL: 'IDBI Bank', ICIC: 'ICICI Bank', IDFB: 'IDFC FIRST Bank', IDIB: 'Indian Bank', INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank', IPOS: 'India Post Payments Bank', JAKA: 'Jammu & Kashmir Bank', JIOP: 'Jio Payments Bank',
  JSFB: 'Jana Small Finance Bank', KARB: 'Karnataka Bank', KKBK: 'Kotak Mahindra Bank', KVBL: 'Karur Vysya Bank',
  MAHB: 'Bank of Maharashtra', NSPB: 'NSDL Payments Bank', NTBL: 'Nainital Bank', PSIB: 'Punjab & Sind Bank',
  PUNB: 'Punjab National Bank', RATN: 'RBL Bank', SBIN: 'State Bank of India', SCBL: 'Standard Chartered Bank',
  SIBL: 'South Indian Bank', SRCB: 'Saraswat Co-operative Bank', SURY: 'Suryoday Small Finance Bank', SVCB: 'SVC Co-operative Bank',
  TJSB: 'TJSB Sahakari Bank', TMBL: 'Tamilnad Mercantile Bank', UBIN: 'Union Bank of India', UCBA: 'UCO Bank',
  UJVN: 'Ujjivan Small Finance Bank', UTIB: 'Axis Bank', UTKS: 'Utkarsh Small Finance Bank', YESB: 'YES Bank',
};

/** The name of the bank; undefined if the table does not contain it, which does not make the code invalid. */
export function bankName(code: string): string | undefined {
  return Object.hasOwn(banks, code) ? banks[code] : undefined;
}
