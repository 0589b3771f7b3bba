const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them.
const PROIBIDOS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeXml = (texto: string): string =>
  texto.replace(PROIBIDOS, '').replace(/[&<>"']/g, (letra) => ESCAPES[letra] ?? '');

interface ItemDeRss {
  readonly titulo: string;
  readonly endereco: string;
  /** Plain text. Readers take the element for HTML, so its signs are written for HTML first. */
  readonly descricao: string;
  readonly quando: Date;
}

export interface CanalDeRss {
  readonly titulo: string;
  readonly descricao: string;
  readonly endereco: string;
  /** The address of the feed itself. */
  readonly proprio: string;
  readonly itens: readonly ItemDeRss[];
}

const elemento = (nome: string, texto: string): string => `<${nome}>${escapeXml(texto)}</${nome}>`;

/** RSS 2.0. The permanent address identifies an item, so a republished one is not shown twice. */
export const rss = ({ titulo, descricao, endereco, proprio, itens }: CanalDeRss): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    elemento('title', titulo),
    elemento('link', endereco),
    elemento('description', descricao),
    elemento('language', 'pt-BR'),
    `<atom:link href="${escapeXml(proprio)}" rel="self" type="application/rss+xml"/>`,
    ...itens.map(
      (item) =>
        `<item>${elemento('title', item.titulo)}${elemento('link', item.endereco)}` +
        `<guid isPermaLink="true">${escapeXml(item.endereco)}</guid>` +
        `${elemento('pubDate', item.quando.toUTCString())}${elemento('description', escapeXml(item.descricao))}</item>`,
    ),
    '</channel></rss>',
  ].join('\n');
