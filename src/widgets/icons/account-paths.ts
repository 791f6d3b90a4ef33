/** The icons of the account, which no screen needs when it opens. */
export const cameraPath = 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.5-1v.01';
export const bagPath = 'M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1';
export const helpPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.6a2.5 2.5 0 1 1 3.4 2.3c-.7.3-1 .8-1 1.6m0 3v.01';
export const leavePath = 'M14 4H6v16h8m-4-8h11m-4-4 4 4-4 4';
