// as src/domain/other.ts, refused by style/indent
export function other(): number {
    return 4;
}
