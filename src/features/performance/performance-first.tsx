import type { ReactNode } from 'react';
import type { Profile } from '../../api/contract/home';
import { indiaToday } from '../../domain/dates';
import { isAwaited, valueAtHand } from '../../domain/load';
import { formatCount } from '../../domain/money';
import { hasDays, type Period } from '../../domain/periods';
import { periodOptions } from '../../text/periods';
import { hasQrPosts, sortOptions } from '../../domain/post-lists';
import { type Overview, postKey } from '../../domain/posts';
import { newPerformanceWords } from '../../text/en/performance-new';
import { olderPerformanceWords } from '../../text/en/performance-older';
import { DropdownBox } from '../../widgets/dropdown-box';
import { EmptyState } from '../../widgets/empty-state';
import { ListBox, Rows } from '../../widgets/list-box';
import { ReservedPlace } from '../../widgets/reserved-place';
import { routeLinks } from '../shared/screen/route-links';
import { linkAddress, mediaAddress } from '../shared/screen/safe-address';
import type { ScreenHost } from '../shared/screen/screen-context';
import { unanswered } from '../shared/screen/unanswered';
import { profileStore } from '../shared/session/profile-store';
import { olderPerformanceStore } from './older-performance-store';
import type { PerformanceProps } from './performance-props';
import { performanceStore } from './performance-store';
import { dayPlaceStore, performanceVersion } from './performance-version';
import { postCountsStore } from './post-counts-store';
import { NewerFigures, PostSales } from './views/newer-figures';
import { NewerList, NewerPage } from './views/newer-page';
import { OlderFigures } from './views/older-figures';
import { AllPostsLink, AllPostsSection, OlderPage, postsHeight } from './views/older-page';
import { DayPlace } from './views/period-days';
import { PostCard, PostTable } from './views/post-card';

/** The figures of performance before React, in the version that the profile selects. Reads signals. */
export function firstPerformance(screen: ScreenHost, props: PerformanceProps) {
  const load = screen.runtime.use(profileStore).load.value;
  const profile = isAwaited(load) ? undefined : valueAtHand(load);
  // The details of a post, and a tab that may not exist, are left to the screen.
  if (!profile || props.postId || props.postType === 'QR_CODE') return undefined;
  return performanceVersion(profile) === 'new' ? newer(screen, profile, props) : older(screen, profile, props);
}

const days = ({ runtime }: ScreenHost, period: Period, overview: Overview) => hasDays(period, overview) && <DayPlace shown={runtime.use(dayPlaceStore).shown.value} />;

function newer(screen: ScreenHost, profile: Profile, { period, postType }: PerformanceProps): ReactNode {
  const { runtime } = screen;
  const load = performanceStore.of(runtime, screen).load.value;
  if (load.state !== 'ready') return undefined;
  const { head: overview, items, total, selection, hasMore } = load.value;
  if (selection.period !== period || selection.postType !== postType) return undefined;
  const counts = runtime.use(postCountsStore).load.value;
  const title = newPerformanceWords.posts(formatCount(total));
  return (
    <NewerPage
      period={period}
      joined={profile.user_joining_date}
      onPeriod={unanswered}
      list={(
        <NewerList tab={postType} hasQr={hasQrPosts(counts)} onTab={unanswered}>
          <NewerFigures
            overview={overview} period={period} postType={postType} busy={false} days={days(screen, period, overview)} posts={items} hasMore={hasMore}
            onOpen={unanswered} onInfo={unanswered} onBreakdown={unanswered}
          >
            <h2>{title}</h2>
            {items.length === 0 ? <EmptyState title={newPerformanceWords.noPosts} text="" onCreatePost={valueAtHand(counts)?.total === 0 ? unanswered : undefined} /> : (
              <PostTable>
                <ListBox hasMore={hasMore}>
                  <Rows
                    label={title}
                    items={items}
                    getKey={postKey}
                    renderItem={(post) => <PostCard post={post} picture={mediaAddress(runtime, post.thumbnails[0])} onOpen={unanswered} facts={<PostSales post={post} of={overview.commission} />} />}
                  />
                </ListBox>
              </PostTable>
            )}
          </NewerFigures>
        </NewerList>
      )}
    />
  );
}

function older(screen: ScreenHost, profile: Profile, { period }: PerformanceProps): ReactNode {
  const { runtime } = screen;
  const store = olderPerformanceStore.of(runtime, screen);
  const load = store.overview.load.value;
  const list = valueAtHand(store.list.load.value);
  if (load.state !== 'ready' || load.value.period !== period) return undefined;
  const link = routeLinks(screen);
  return (
    <OlderPage
      picker={<DropdownBox id="period" label={olderPerformanceWords.period} options={periodOptions()} value={period} />}
      period={period}
      joined={profile.user_joining_date}
    >
      <OlderFigures
        overview={load.value.overview}
        period={period}
        busy={false}
        days={days(screen, period, load.value.overview)}
        paymentsPage={profile.is_payments_page_experiment_enabled === true}
        today={indiaToday(new Date())}
        links={{ earnings: link('earnings'), affiliateLinks: link('affiliateLinks'), home: link('home') }}
        onInfo={unanswered}
        onDown={unanswered}
        onProgramme={linkAddress(runtime, runtime.brand.programmeUrl) === null ? undefined : unanswered}
      />
      <AllPostsSection picker={<DropdownBox id="sort" label={olderPerformanceWords.sortBy} showLabel align="end" options={sortOptions.map((value) => ({ value, label: olderPerformanceWords.sort[value] }))} value={store.sort.value} />}>
        <ReservedPlace height={postsHeight(list?.items.length)} />
      </AllPostsSection>
      <AllPostsLink onClick={unanswered} />
    </OlderPage>
  );
}
