// What the Kotlin of docs/native.md uses of Android, AndroidX and org.json, with their types as Kotlin sees them,
// and of the app around it. Nothing runs: a compiler reads it beside the document's code, which names no packages.

abstract class Context
class Bundle
abstract class View

open class Activity : Context() {
  fun setContentView(view: View) = Unit
  fun finish() = Unit
  fun recreate() = Unit
}

open class ComponentActivity : Activity() {
  val onBackPressedDispatcher = OnBackPressedDispatcher()
  protected open fun onCreate(savedInstanceState: Bundle?) = Unit
}

class OnBackPressedDispatcher {
  fun addCallback(owner: ComponentActivity, onBackPressedCallback: OnBackPressedCallback) = Unit
}

abstract class OnBackPressedCallback(enabled: Boolean) {
  abstract fun handleOnBackPressed()
}

class Looper private constructor() {
  companion object {
    fun getMainLooper(): Looper = TODO()
  }
}

class Handler(looper: Looper) {
  fun post(r: Runnable): Boolean = TODO()
  fun postDelayed(r: Runnable, delayMillis: Long): Boolean = TODO()
}

abstract class Uri {
  abstract val scheme: String?
  abstract val authority: String?

  companion object {
    fun parse(uriString: String): Uri = TODO()
  }
}

object Base64 {
  const val DEFAULT = 0
  fun decode(str: String, flags: Int): ByteArray = TODO()
}

class JSONObject() {
  constructor(json: String) : this()
  fun put(name: String, value: Boolean): JSONObject = TODO()
  fun put(name: String, value: Int): JSONObject = TODO()
  fun put(name: String, value: Any?): JSONObject = TODO()
  fun has(name: String?): Boolean = TODO()
  fun getString(name: String): String = TODO()
  fun optString(name: String?): String = TODO()
  fun optInt(name: String?): Int = TODO()
  fun optBoolean(name: String?): Boolean = TODO()
  fun optJSONObject(name: String?): JSONObject? = TODO()
}

// android.webkit

fun interface ValueCallback<T> {
  fun onReceiveValue(value: T)
}

annotation class JavascriptInterface

class WebSettings {
  var javaScriptEnabled = false
  var domStorageEnabled = false
  var allowFileAccess = false
  var mediaPlaybackRequiresUserGesture = true
}

open class WebView(context: Context) : View() {
  val settings = WebSettings()
  var webViewClient = WebViewClient()
  val url: String? = null
  fun loadUrl(url: String) = Unit
  fun evaluateJavascript(script: String, resultCallback: ValueCallback<String>?) = Unit
  fun addJavascriptInterface(obj: Any, name: String) = Unit
}

interface WebResourceRequest {
  val url: Uri
}

class RenderProcessGoneDetail

open class WebViewClient {
  open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean = TODO()
  open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean = TODO()
}

// androidx.webkit

class WebMessageCompat(val data: String?)

abstract class JavaScriptReplyProxy {
  abstract fun postMessage(message: String)
}

class ScriptHandler

object WebViewCompat {
  fun interface WebMessageListener {
    fun onPostMessage(view: WebView, message: WebMessageCompat, sourceOrigin: Uri, isMainFrame: Boolean, replyProxy: JavaScriptReplyProxy)
  }

  fun addWebMessageListener(webView: WebView, jsObjectName: String, allowedOriginRules: Set<String>, listener: WebMessageListener) = Unit
  fun addDocumentStartJavaScript(webView: WebView, script: String, allowedOriginRules: Set<String>): ScriptHandler = TODO()
}

object WebViewFeature {
  const val DOCUMENT_START_SCRIPT = "DOCUMENT_START_SCRIPT"
  fun isFeatureSupported(feature: String): Boolean = TODO()
}

// The app

interface Session {
  fun authInfo(): JSONObject
  fun authInfo(refresh: Boolean, then: (JSONObject?) -> Unit)
  fun onChange(then: () -> Unit)
}

val session: Session get() = TODO()
fun openMainScreen(): Unit = TODO()
fun openHelpCentre(): Boolean = TODO()
fun openOutside(address: String): Boolean = TODO()
fun openShareSheet(text: String, address: String): Boolean = TODO()
fun savePicture(name: String, picture: ByteArray, then: (Boolean) -> Unit): Unit = TODO()
