/** The drawings of the commands of a row. */
export const eyePath = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
export const codePath = 'M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h2v2h-2v-2Zm4 4h2v2h-2v-2Zm0-4h2m-6 6h2';
export const copyPath = 'M9 9h11v11H9V9ZM6 15H4V4h11v2';
export const downloadPath = 'M12 4v11m0 0-4-4m4 4 4-4M4.5 19.5h15';
export const bagPath = 'M5 8h14l1 12H4L5 8Zm4 0V7a3 3 0 0 1 6 0v1';
export const pencilPath = 'M4 20h4L19 9l-4-4L4 16v4Zm8.5-12.5 4 4';
