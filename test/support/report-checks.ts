import { expect } from 'chai';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { SaxesParser } from 'saxes';
import { faultOf } from './hostile-text.ts';

/** What holds of a report in a format, whatever text is in it. */
export const REPORT_CHECKS: Readonly<Record<string, (text: string) => void>> = {
  json: (text) => void JSON.parse(text),
  sarif: (text) => void JSON.parse(text),
  gitlab: (text) => void JSON.parse(text),
  'code-climate': (text) => void JSON.parse(text),
  junit: (text) => {
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
  },
  'github-actions': (text) => {
    for (const line of text.split('\n').filter(Boolean)) {
      expect(line).to.match(/^::(?:error|warning|notice) title=/);
      expect(faultOf(line.replace(/^::/, ''))).to.equal(null);
    }
  },
  teamcity: (text) => {
    for (const line of text.split('\n').filter(Boolean))
      expect(line).to.match(/^##teamcity\[inspection(?:Type)? (?:(?!##[a-z]*\[)[ -~])*\]$/);
  },
  html: (text) => {
    const tags = new Set(text.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').match(/<[a-z]\w*/g));
    for (const tag of ['<script', '<img', '<iframe']) expect(tags).not.to.include(tag);
    expect(text).not.to.match(/(?:href|src)="?javascript:/i);
  },
  csv: (text) => {
    // A comma between quotes ends no cell.
    for (const cell of text.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? []) expect(cell).not.to.match(/^"?[=+@]|^"?-\D/);
  },
  markdown: (text) => {
    const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    const walk = (node: { type: string; value?: string; url?: string; children?: unknown[] }): void => {
      expect(['image', 'imageReference', 'definition']).not.to.include(node.type);
      if (node.type === 'html') expect(node.value).to.match(/^<\/?(?:details|summary)>/);
      if (node.type === 'link') expect(node.url).to.match(/^https:\/\/x\.example\//);
      if (node.type === 'text')
        expect(node.value).not.to.match(/@\w|[#!]\d|(?<![a-z\d])GH-\d|:\/\/|(?<![a-z\d])www\./i);
      for (const child of node.children ?? []) walk(child as typeof node);
    };
    walk(tree as never);
  },
};
