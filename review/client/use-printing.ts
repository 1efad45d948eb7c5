import { useEffect, useState } from 'preact/hooks';
import { useView } from './address.ts';

/**
 * True while the page is printed, or was opened with `print` in its address to be printed at once: then everything is
 * open.
 */
export function usePrinting(): boolean {
  const isForPaper = useView('print').print !== undefined;
  const [isPrinted, set] = useState(isForPaper);
  useEffect(() => {
    const query = matchMedia('print');
    const update = () => set(isForPaper || query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isPrinted;
}
