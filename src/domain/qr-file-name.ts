/** 'MCC_{random}_{timestamp}.{ext}', png if the type is unknown (specification section 8; decision C30). */
export function qrFileName(type: string, random: string, time: number): string {
  const extension = /^image\/(webp|jpeg)$/.exec(type)?.[1] ?? 'png';
  return `MCC_${random.replace(/[^a-z0-9]/gi, '')}_${time}.${extension === 'jpeg' ? 'jpg' : extension}`;
}
