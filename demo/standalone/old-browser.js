/*
 * For browsers that cannot read the app's scripts, so it is written for them: a classic script in ES5. It says that the
 * browser is too old, and leaves what the server has drawn, such as the products of a collection and their links.
 */
(function () {
  var told = false;

  function tell() {
    if (told) return;
    told = true;
    var words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.style.cssText = 'margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif';
    words.appendChild(document.createTextNode('Please update your browser. This page needs a newer version to work.'));
    document.body.insertBefore(words, document.body.firstChild);
    var drawn = document.querySelector('.first-frame');
    if (drawn) drawn.removeAttribute('inert');
  }

  // Modules, or a syntax that the modules use, are unknown.
  if (!('noModule' in document.createElement('script'))) tell();
  window.addEventListener('error', function (event) {
    if (/SyntaxError/.test(event.message)) tell();
  });
})();
