import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { StandingMark } from '../page/standing-mark.tsx';
import type { ApiView } from './api-view.ts';
import { useStandings } from './standings.ts';

/** Keeps the verdicts on the cover, which is not drawn by the script, to the answers. */
export function CoverStandings({ api, article }: { readonly api: ApiView; readonly article: HTMLElement }) {
  const { whole, bySection } = useStandings(api);
  useEffect(() => {
    for (const place of article.querySelectorAll<HTMLElement>('[data-standing]')) {
      const section = place.dataset.standing ?? '';
      const standing = section === '' ? whole : bySection.get(section);
      if (standing === undefined) continue;
      // What was there came with the page.
      if (place.dataset.drawn === undefined) place.textContent = '';
      place.dataset.drawn = '';
      render(<StandingMark standing={standing} />, place);
    }
  }, [whole, bySection]);
  return null;
}
