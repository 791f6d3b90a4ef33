/** What React DOM can do that no element asks for, with the functions that nothing else needs. */
export const functions = {
  'rendering over a server’s markup': [
    'throwOnHydrationMismatch', 'prepareToHydrateHostInstance', 'popToNextHostParent', 'popHydrationState', 'upgradeHydrationErrorsToRecoverable', 'queueHydrationError',
    'createFiberFromDehydratedFragment', 'pushDehydratedActivitySuspenseHandler', 'mountHostRootWithoutHydrating', 'retrySuspenseComponentWithoutHydrating',
    'updateDehydratedSuspenseComponent', 'retryDehydratedSuspenseBoundary', 'commitSuspenseHydrationCallbacks', 'clearHydrationBoundary', 'hideOrUnhideDehydratedBoundary',
    'canHydrateInstance', 'canHydrateTextInstance', 'canHydrateHydrationBoundary', 'registerSuspenseInstanceRetry', 'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary', 'getBumpedLaneForHydration', 'getBumpedLaneForHydrationByLane',
    'markRetryLaneImpl', 'markRetryLaneIfNotHydrated', 'ReactDOMHydrationRoot',
    'attemptContinuousHydration', 'attemptHydrationAtCurrentPriority', 'attemptExplicitHydrationTarget', 'clearIfContinuousEvent', 'queueIfContinuousEvent',
    'accumulateOrCreateContinuousQueuedReplayableEvent', 'attemptReplayContinuousQueuedEvent', 'attemptReplayContinuousQueuedEventInMap',
    'replayUnblockedEvents', 'scheduleCallbackIfUnblocked', 'scheduleReplayQueueIfNeeded', 'retryIfBlockedOn',
  ],
  '<Activity>': ['mountActivityChildren', 'retryActivityComponentWithoutHydrating', 'updateActivityComponent', 'commitActivityHydrationCallbacks'],
  '<SuspenseList>': ['updateSuspenseListComponent', 'findLastContentRow', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
  '<ViewTransition>': [
    'trackEnterViewTransitions', 'pushViewTransitionCancelableScope', 'applyViewTransitionToHostInstances', 'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances', 'commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'commitDeletedPairViewTransitions',
    'commitExitViewTransitions', 'commitNestedViewTransitions', 'restorePairedViewTransitions', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive', 'measureNestedViewTransitions', 'applyViewTransitionName', 'restoreViewTransitionName', 'createMeasurement',
    'measureInstance', 'measureClonedInstance', 'startViewTransition', 'ViewTransitionPseudoElement', 'createViewTransitionInstance', 'scheduleViewTransitionEvent',
  ],
  'a ref on a fragment': [
    'FragmentInstance', 'addEventListenerToChild', 'removeEventListenerFromChild', 'setFocusOnFiberIfFocusable', 'collectChildren', 'blurActiveElementWithinFragment',
    'observeChild', 'unobserveChild', 'schedulePendingIntersectionUnobserve', 'collectClientRects', 'validateDocumentPositionWithFiberTree', 'scrollTextNodeIntoView',
    'addFragmentHandleToFiber', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance', 'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects',
  ],
  'a page of its own: <html>, <head>, <body>': ['commitHostSingletonAcquisition', 'resolveSingletonInstance', 'releaseSingletonInstance', 'clearSingletonPreambleContribution', 'clearContainerSparingly'],
  'files that wait for each other: <link>, <style>, <script>, <title>, <meta>, preload()': [
    'preconnectAs', 'prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'isHostHoistableType',
    'getResource', 'stylesheetPropsFromRawProps', 'preloadStylesheet', 'acquireResource', 'insertStylesheet', 'adoptPreloadPropsForStylesheet', 'adoptPreloadPropsForScript',
    'getHydratableHoistableCache', 'mountHoistable', 'createHoistableInstance', 'preloadResource', 'preloadResourceAndSuspendIfNeeded', 'suspendResource', 'suspendInstance',
    'insertSuspendedStylesheets', 'insertStylesheetIntoRoot', 'isLikelyStaticResource', 'estimateBandwidth', 'maySuspendCommit',
    'preloadInstanceAndSuspendIfNeeded', 'accumulateSuspenseyCommitOnFiber', 'recursivelyAccumulateSuspenseyCommit',
  ],
  'transitions: useTransition, startTransition(), useOptimistic, useDeferredValue, caches': [
    'startTransition', 'defaultOnDefaultTransitionIndicator', 'entangleAsyncAction', 'pingEngtangledActionScope', 'chainThenableValue',
    'dispatchOptimisticSetState', 'updateOptimisticImpl', 'mountDeferredValueImpl', 'updateDeferredValueImpl', 'refreshCache', 'updateRefresh', 'useMemoCache',
  ],
  'onBeforeInput and onSelect': ['getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'isFallbackCompositionEnd', 'getData', 'constructSelectEvent'],
  'findDOMNode() and the developer tools': ['findCurrentFiberUsingSlowPath', 'findCurrentHostFiberImpl', 'getComponentNameFromType'],
  'useEffectEvent, which 19.0 has not (src/widgets/use-effect-event)': ['useEffectEventImpl', 'updateEvent'],
  'actions of forms: <form action={…}>, useActionState': [
    'dispatchActionState', 'runActionStateAction', 'handleActionReturnValue', 'onActionSuccess', 'onActionError', 'notifyActionListeners', 'mountActionState', 'updateActionState',
    'updateActionStateImpl', 'actionStateActionEffect', 'rerenderActionState', 'startHostTransition', 'ensureFormComponentIsStateful', 'extractEvents$1',
    'requestFormReset', 'requestFormReset$1', 'recursivelyResetForms',
  ],
};

/** The kinds of fiber that only these make (ReactWorkTags.js): what is done for them is never reached. */
export const fiberTags = { dehydratedFragment: 18, suspenseList: 19, hoistable: 26, singleton: 27, viewTransition: 30, activity: 31 };

/** Never true without hydrateRoot. */
export const neverTrue = 'isHydrating';
/** The one function that has a parameter of this name; it is left as it is. */
export const ownFlag = 'initInput';
