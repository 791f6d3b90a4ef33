const words = /^text\/(?!switch|translate|pseudo)/;

/**
 * Writes the words of other languages with their own letters, and not as escapes: nearly every character is beyond
 * Latin-1, so two bytes per character are half of what six ASCII characters take, in memory and without compression
 * (decision E302 is about the other scripts). There are no regular expressions in these files.
 */
export function readableWords() {
  return {
    name: 'readable-words',
    renderChunk: {
      order: 'post',
      handler(code, chunk) {
        if (!words.test(chunk.name)) return null;
        return { code: code.replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))), map: null };
      },
    },
  };
}
