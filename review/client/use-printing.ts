import { useEffect, useState } from 'preact/hooks';

/** True while the page is printed: then everything is open. */
export function usePrinting(): boolean {
  const [isPrinted, set] = useState(false);
  useEffect(() => {
    const query = matchMedia('print');
    const update = () => set(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isPrinted;
}
