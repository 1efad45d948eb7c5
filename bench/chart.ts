/** One bar. */
export interface Bar {
  readonly name: string;
  readonly seconds: number;
}

const [WIDTH, BAR, GAP, LEFT, RIGHT] = [720, 22, 8, 220, 90];

/** A bar chart as SVG; it takes its colours from the page's colour scheme. */
export function chart(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ seconds }) => seconds));
  const height = 44 + bars.length * (BAR + GAP);
  const rows = bars.map(({ name, seconds }, index) => {
    const y = 36 + index * (BAR + GAP);
    const width = Math.max(2, ((WIDTH - LEFT - RIGHT) * seconds) / longest);
    const middle = y + BAR / 2 + 5;
    return [
      `  <text x="${LEFT - 10}" y="${middle}" text-anchor="end">${escaped(name)}</text>`,
      `  <rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="3" class="${index === 0 ? 'own' : 'other'}"/>`,
      `  <text x="${(LEFT + width + 8).toFixed(1)}" y="${middle}">${seconds.toFixed(2)} s</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
  <style>
    text { font: 14px system-ui, sans-serif; fill: #24292f }
    .title { font-weight: 600 }
    .own { fill: #0a7d55 }
    .other { fill: #8c959f }
    @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .own { fill: #2ea97d } .other { fill: #6e7681 } }
  </style>
  <text class="title" x="10" y="20">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
