import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { RichText } from '../../pages/rich-node.tsx';
import { richText } from '../../pages/rich-text.ts';

function html(markdown: string, most = 10_000): string {
  return renderToString(h(RichText, { nodes: richText(markdown, most).blocks })).replaceAll('\n', '');
}

describe('rich text', () => {
  it('draws the Markdown of descriptions, with the HTML in it', () => {
    expect(html('# Orders\n\nTake *them* <b>all</b>.\n\n- one\n- `two`')).to.equal(
      '<p><strong>Orders</strong></p><p>Take <em>them</em> <strong>all</strong>.</p><ul><li>one</li><li><code>two</code></li></ul>',
    );
    for (const level of [1, 2, 3, 4, 5, 6])
      expect(html(`${'#'.repeat(level)} A *b*`), `${level}`).to.equal('<p><strong>A <em>b</em></strong></p>');
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).to.match(/^<table><thead>.*<td>2<\/td><\/tr><\/tbody><\/table>$/);
    expect(html('<p>Lists <a href="https://x.example">these</a>.</p>')).to.equal(
      '<p>Lists <a href="https://x.example" rel="noreferrer">these</a>.</p>',
    );
  });

  it('keeps every kind of text that CommonMark and tables have', () => {
    for (const kept of [
      '<ol><li>one</li></ol>',
      '<ul><li>one</li></ul>',
      '<blockquote>one</blockquote>',
      '<pre><code>one</code></pre>',
      '<p>one<br/>two</p>',
      '<hr/>',
      ...['em', 'strong', 'del', 'sup', 'sub', 'code'].map((tag) => `<p><${tag}>one</${tag}></p>`),
      '<table><thead><tr><th>one</th></tr></thead><tbody><tr><td>two</td></tr></tbody></table>',
    ]) {
      expect(html(kept), kept).to.equal(kept);
    }
    expect(html('<p><i>a</i> <b>b</b> <s>c</s></p>')).to.equal('<p><em>a</em> <strong>b</strong> <del>c</del></p>');
    expect(html('1. one\n2. two\n\n~~gone~~')).to.equal('<ol><li>one</li><li>two</li></ol><p><del>gone</del></p>');
  });

  it('has nothing that runs, loads or leads into the page', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<svg onload="alert(1)"><script>alert(2)</script></svg>',
      '<img src="https://x.example/pixel" onerror="alert(1)" alt="A picture">',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<a href="javascript:alert(1)">one</a> [two](javascript:alert(1)) [three](data:text/html,x) [four](#a.decision=approved) [five](/etc) <a href="&#106;avascript:alert(1)">six</a>',
      '<form action="https://x.example"><input name=x><button>send</button></form>',
      '<style>body { display: none }</style><link rel=stylesheet href=x><meta http-equiv=refresh content="0;url=https://x.example">',
      '<p id="answers" class="more" style="position:fixed" onclick="alert(1)">text</p>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<details open ontoggle="alert(1)">x</details><base href="https://x.example"><object data=x></object>',
    ];
    for (const text of hostile) {
      const drawn = html(text);
      expect(drawn, text).not.to.match(/<(?!\/?(p|strong|em|br|code|table|tbody)>)/);
      expect(drawn, text).not.to.include('alert(1)</');
    }
    expect(html(hostile[2] ?? '')).to.include('A picture');
    expect(html(hostile[7] ?? '')).to.equal('<p>text</p>');
  });

  it('keeps the text of other elements, and nothing of scripts, styles and what is in no page', () => {
    expect(html('<details><summary>More</summary>text</details>')).to.equal('Moretext');
    for (const tag of ['script', 'style', 'title', 'iframe', 'noscript', 'template'])
      expect(html(`<p>before</p><${tag}>hidden</${tag}>`), tag).to.equal('<p>before</p>');
  });

  it('ends behind a block', () => {
    const { blocks, isWhole } = richText('One.\n\nTwo.\n\nThree.', 5);
    expect([blocks.length, isWhole]).to.deep.equal([2, false]);
    expect(richText('', 5)).to.deep.equal({ blocks: [], isWhole: true });
  });

  it('takes a deep text without running out of stack', () => {
    expect(html(`${'> '.repeat(2200)}x`, 100)).to.include('>');
  });
});
