import type { Dictionary } from '../dictionary';
import { adMark } from './ad-mark';
import { addProducts } from './add-products';
import { affiliateLinks } from './affiliate-links';
import { app } from './app';
import { autoDm } from './auto-dm';
import { autoDmDetails } from './auto-dm-details';
import { bankDetails } from './bank-details';
import { buckets } from './buckets';
import { carousel } from './carousel';
import { collection } from './collection';
import { commissionBreakdown } from './commission-breakdown';
import { dateField } from './date-field';
import { dayChart } from './day-chart';
import { days } from './days';
import { deleteDialog } from './delete-dialog';
import { diagnosis } from './diagnosis';
import { earnings } from './earnings';
import { editCollection } from './edit-collection';
import { elements } from './elements';
import { errors } from './errors';
import { find } from './find';
import { help } from './help';
import { home } from './home';
import { homeDetails } from './home-details';
import { homeMoney } from './home-money';
import { homeStart } from './home-start';
import { info } from './info';
import { instagram } from './instagram';
import { language } from './language';
import { linkProblems } from './link-problems';
import { listed } from './listed';
import { listings } from './listings';
import { login } from './login';
import { orderedProducts } from './ordered-products';
import { otp } from './otp';
import { passwordAlert } from './password-alert';
import { payments } from './payments';
import { performance } from './performance';
import { performanceNew } from './performance-new';
import { performanceOlder } from './performance-older';
import { performanceOlderDetails } from './performance-older-details';
import { periods } from './periods';
import { postDetails } from './post-details';
import { postLinking } from './post-linking';
import { postTypes } from './post-types';
import { productSheets } from './product-sheets';
import { reels } from './reels';
import { share } from './share';
import { sharePictures } from './share-pictures';
import { sortHead } from './sort-head';
import { statement } from './statement';
import { success } from './success';
import { support } from './support';
import { widgets } from './widgets';

export const dictionary = {
  ...adMark,
  ...addProducts,
  ...affiliateLinks,
  ...app,
  ...autoDm,
  ...autoDmDetails,
  ...bankDetails,
  ...buckets,
  ...carousel,
  ...collection,
  ...commissionBreakdown,
  ...dateField,
  ...dayChart,
  ...days,
  ...deleteDialog,
  ...diagnosis,
  ...earnings,
  ...editCollection,
  ...elements,
  ...errors,
  ...find,
  ...help,
  ...home,
  ...homeDetails,
  ...homeMoney,
  ...homeStart,
  ...info,
  ...instagram,
  ...language,
  ...linkProblems,
  ...listed,
  ...listings,
  ...login,
  ...orderedProducts,
  ...otp,
  ...passwordAlert,
  ...payments,
  ...performance,
  ...performanceNew,
  ...performanceOlder,
  ...performanceOlderDetails,
  ...periods,
  ...postDetails,
  ...postLinking,
  ...postTypes,
  ...productSheets,
  ...reels,
  ...share,
  ...sharePictures,
  ...sortHead,
  ...statement,
  ...success,
  ...support,
  ...widgets,
} satisfies Dictionary;
