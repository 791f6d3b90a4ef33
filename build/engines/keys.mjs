/** WebDriver's characters for keys without one: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes = {
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A', Escape: '\uE00C', Space: ' ',
  PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
  Delete: '\uE017', Meta: '\uE03D',
};

const valueOf = (key) => {
  if (codes[key]) return codes[key];
  if ([...key].length !== 1) throw new Error(`Add the key '${key}' to build/engines/keys.mjs`);
  return key;
};

export const pressKey = (key) => ({ type: 'keyDown', value: valueOf(key) });
export const releaseKey = (key) => ({ type: 'keyUp', value: valueOf(key) });
