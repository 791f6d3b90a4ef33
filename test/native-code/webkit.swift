// What the Swift of docs/native.md uses of UIKit and WebKit, with their types as Swift sees them, and of the app
// around it. Nothing runs: a compiler reads it beside the document's code.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
typealias URLRequest = FoundationNetworking.URLRequest // for the document, which imports Foundation
#endif

@MainActor class UIView {}
@MainActor final class UIScrollView: UIView {
  enum ContentInsetAdjustmentBehavior { case automatic, never }
  var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
}
@MainActor class UIViewController: NSObject {
  var view: UIView!
  func loadView() {}
}

@MainActor final class WKContentWorld {
  static let page = WKContentWorld()
}
enum WKUserScriptInjectionTime { case atDocumentStart, atDocumentEnd }
@MainActor final class WKUserScript {
  init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
@MainActor final class WKUserContentController {
  func addScriptMessageHandler(_ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String) {}
  func addUserScript(_ script: WKUserScript) {}
}
struct WKAudiovisualMediaTypes: OptionSet {
  let rawValue: UInt
  static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}
@MainActor final class WKWebViewConfiguration {
  var userContentController = WKUserContentController()
  var allowsInlineMediaPlayback = false
  var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
}
@MainActor final class WKSecurityOrigin {
  let `protocol` = "", host = "", port = 0
}
@MainActor final class WKFrameInfo {
  let isMainFrame = true, securityOrigin = WKSecurityOrigin()
}
@MainActor final class WKScriptMessage {
  let body: Any = "", name = "", frameInfo = WKFrameInfo()
}
@MainActor protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?)
}
@MainActor final class WKNavigationAction {
  let request = URLRequest(url: URL(string: "https://creators.example")!), targetFrame: WKFrameInfo? = nil
}
final class WKNavigation {}
enum WKNavigationActionPolicy { case cancel, allow }
@MainActor protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
@MainActor final class WKWebView: UIView {
  init(frame: CGRect, configuration: WKWebViewConfiguration) {}
  weak var navigationDelegate: (any WKNavigationDelegate)?
  let scrollView = UIScrollView()
  var url: URL?
  @discardableResult func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult func reload() -> WKNavigation? { nil }
  func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
}

// The app

@MainActor final class Session {
  var authInfo: [String: Any] = [:]
  var onChange: ([String: Any]) -> Void = { _ in }
  func authInfo(refresh: Bool) async -> [String: Any]? { nil }
}
@MainActor let session = Session()
@MainActor func showMain() {}
@MainActor func close() {}
@MainActor func showHelpCentre() -> Bool { true }
@MainActor func openOutside(_ address: String?) -> Bool { true }
@MainActor func showShareSheet(_ payload: [String: Any]) -> Bool { true }
@MainActor func savePicture(_ payload: [String: Any]) async -> Bool { true }
