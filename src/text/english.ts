import { adMarkWords } from './en/ad-mark';
import { addProductsWords } from './en/add-products';
import { affiliateLinksWords } from './en/affiliate-links';
import { appWords, errorNotes } from './en/app';
import { customWords, testerWords } from './en/auto-dm-details';
import { autoDmWords } from './en/auto-dm';
import { bankDetailsWords } from './en/bank-details';
import { bucketWords } from './en/buckets';
import { carouselWords } from './en/carousel';
import { collectionWords } from './en/collection';
import { breakdownWords } from './en/commission-breakdown';
import { dateFieldWords } from './en/date-field';
import { dayChartWords } from './en/day-chart';
import { daysWords } from './en/days';
import { deleteDialogWords } from './en/delete-dialog';
import { notBegunWords } from './en/diagnosis';
import { earningsWords } from './en/earnings';
import { editCollectionWords } from './en/edit-collection';
import { elementWords } from './en/elements';
import { errorWords, outcomeNotes, errorVariants, profileNoteWords } from './en/errors';
import { findWords } from './en/find';
import { helpWords } from './en/help';
import { accountWords, emptyHomeWords, homeWeekWords, inspirationWords } from './en/home-details';
import { homeMoneyWords } from './en/home-money';
import { homeStartWords } from './en/home-start';
import { homeWords } from './en/home';
import { infoWords } from './en/info';
import { instagramWords } from './en/instagram';
import { languageWords } from './en/language';
import { linkProblems } from './en/link-problems';
import { postWords, linkWords } from './en/listed';
import { listingWords } from './en/listings';
import { loginWords } from './en/login';
import { orderedWords } from './en/ordered-products';
import { otpWords } from './en/otp';
import { passwordAlertWords } from './en/password-alert';
import { pastPaymentsWords, paymentWords, paymentOrdersWords, paymentDatesWords, commissionViewWords } from './en/payments';
import { newPerformanceWords } from './en/performance-new';
import { olderPostFacts, olderDrawerWords } from './en/performance-older-details';
import { olderPerformanceWords } from './en/performance-older';
import { performanceWords, performancePostWords } from './en/performance';
import { periodWords } from './en/periods';
import { postDetailWords } from './en/post-details';
import { postLinkingWords } from './en/post-linking';
import { postTypeWords } from './en/post-types';
import { productSheetWords, pasteWords } from './en/product-sheets';
import { reelsWords } from './en/reels';
import { sharePictureWords } from './en/share-pictures';
import { shareWords } from './en/share';
import { sortHeadWords } from './en/sort-head';
import { statementWords } from './en/statement';
import { successWords } from './en/success';
import { supportWords } from './en/support';
import { widgetWords, controlWords, emptyStateWords, columnSumWords, fieldWords } from './en/widgets';

/**
 * Every subject of words, by its name. Languages and pages are typed by it; only tests and tools import the words from
 * here, because elements load only what they show.
 */
export const english = {
  'ad-mark': adMarkWords,
  'add-products': addProductsWords,
  'affiliate-links': affiliateLinksWords,
  app: appWords,
  'error-notes': errorNotes,
  custom: customWords,
  tester: testerWords,
  'auto-dm': autoDmWords,
  'bank-details': bankDetailsWords,
  bucket: bucketWords,
  carousel: carouselWords,
  collection: collectionWords,
  breakdown: breakdownWords,
  'date-field': dateFieldWords,
  'day-chart': dayChartWords,
  days: daysWords,
  'delete-dialog': deleteDialogWords,
  'not-begun': notBegunWords,
  earnings: earningsWords,
  'edit-collection': editCollectionWords,
  element: elementWords,
  error: errorWords,
  'outcome-notes': outcomeNotes,
  'error-variants': errorVariants,
  'profile-note': profileNoteWords,
  find: findWords,
  help: helpWords,
  account: accountWords,
  'empty-home': emptyHomeWords,
  'home-week': homeWeekWords,
  inspiration: inspirationWords,
  'home-money': homeMoneyWords,
  'home-start': homeStartWords,
  home: homeWords,
  info: infoWords,
  instagram: instagramWords,
  language: languageWords,
  'link-problems': linkProblems,
  post: postWords,
  link: linkWords,
  listing: listingWords,
  login: loginWords,
  ordered: orderedWords,
  otp: otpWords,
  'password-alert': passwordAlertWords,
  'past-payments': pastPaymentsWords,
  payment: paymentWords,
  'payment-orders': paymentOrdersWords,
  'payment-dates': paymentDatesWords,
  'commission-view': commissionViewWords,
  'new-performance': newPerformanceWords,
  'older-post-facts': olderPostFacts,
  'older-drawer': olderDrawerWords,
  'older-performance': olderPerformanceWords,
  performance: performanceWords,
  'performance-post': performancePostWords,
  period: periodWords,
  'post-detail': postDetailWords,
  'post-linking': postLinkingWords,
  'post-type': postTypeWords,
  'product-sheet': productSheetWords,
  paste: pasteWords,
  reels: reelsWords,
  'share-picture': sharePictureWords,
  share: shareWords,
  'sort-head': sortHeadWords,
  statement: statementWords,
  success: successWords,
  support: supportWords,
  widget: widgetWords,
  control: controlWords,
  'empty-state': emptyStateWords,
  'column-sum': columnSumWords,
  field: fieldWords,
};
