/**
 * The simple markup a template's body may have. Whatever is written is parsed and rewritten from
 * this short list: other tags are removed but keep their words, and what could run or load
 * something is removed whole.
 */
const INLINE = new Set(['b', 'strong', 'i', 'em', 'u']);
const LISTAS = new Set(['ul', 'ol']);
const FORA = new Set(
  'script style template iframe object embed noscript svg math title head textarea select'.split(' '),
);
const PARAGRAFOS = new Set(['p', 'div']);

/** What authors may use, for the help of the field. */
export const TAGS_ACEITAS = '<b>, <i>, <u>, <ul>, <ol>, <li> e <a href="https://…">';

const MARCA = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"<>]+))/i;
const SEGURO = /^(?:https?:\/\/|mailto:)[^\s]+$/i;
/** Filled in later, and checked again then. */
const VARIAVEL = /^\{\{\s*\w+\s*\}\}$/;

const ENTIDADES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
export const decodificar = (texto: string): string =>
  texto.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entidade) => ENTIDADES[entidade] ?? entidade);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A value as text of the body: it cannot create markup. */
export const escaparMarcas = (texto: string): string => texto.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? '');

type Parte =
  | { readonly tipo: 'texto'; readonly texto: string }
  | { readonly tipo: 'abre' | 'fecha'; readonly tag: string; readonly href: string };

const hrefDe = (atributos: string): string | null => {
  const [, duplas, simples, solto] = HREF.exec(atributos) ?? [];
  const href = decodificar(duplas ?? simples ?? solto ?? '').trim();
  return SEGURO.test(href) || VARIAVEL.test(href) ? href : null;
};

/** Parses a body; every tag that opens closes, and only where it makes sense. */
class Leitor {
  readonly partes: Parte[] = [];
  readonly #abertas: string[] = [];

  texto(texto: string): void {
    if (texto !== '') this.partes.push({ tipo: 'texto', texto });
  }

  abre(tag: string, atributos: string): void {
    const href = tag === 'a' ? hrefDe(atributos) : '';
    if (href === null || !this.#cabe(tag)) return;
    this.#abertas.push(tag);
    this.partes.push({ tipo: 'abre', tag, href });
  }

  fecha(tag: string): void {
    if (this.#abertas.includes(tag)) this.#fecharAte(tag);
  }

  fim(): readonly Parte[] {
    while (this.#abertas.length > 0) this.#fecharAte(this.#abertas.at(-1) ?? '');
    return this.partes;
  }

  #cabe(tag: string): boolean {
    const naLista = this.#abertas.some((cada) => LISTAS.has(cada));
    if (LISTAS.has(tag)) return !naLista;
    if (tag === 'li') {
      if (this.#abertas.includes('li')) this.#fecharAte('li');
      return naLista;
    }
    return tag === 'a' ? !this.#abertas.includes('a') : INLINE.has(tag);
  }

  #fecharAte(tag: string): void {
    let fechada: string | undefined;
    do {
      fechada = this.#abertas.pop();
      if (fechada) this.partes.push({ tipo: 'fecha', tag: fechada, href: '' });
    } while (fechada && fechada !== tag);
  }
}

/** Where the content dropped with a tag ends: at its closing tag, or null if there is none. */
const fimDoQueSai = (corpo: string, desde: number, tag: string): number | null => {
  const fim = corpo.slice(desde).search(new RegExp(`</${tag}[\\s>]`, 'i'));
  return fim === -1 ? null : desde + fim;
};

/** A tag that is never closed and would drop every word after it; null if there is none. */
export const marcaSemFim = (corpo: string): string | null => {
  let lido = 0;
  for (const { 0: marca, 1: barra, 2: nome = '', index } of corpo.matchAll(MARCA)) {
    if (index < lido) continue;
    lido = index + marca.length;
    if (nome === '' && !marca.endsWith('-->')) return '<!--';
    const tag = nome.toLowerCase();
    if (barra || !FORA.has(tag)) continue;
    const fim = fimDoQueSai(corpo, lido, tag);
    if (fim === null) return `<${tag}>`;
    lido = fim;
  }
  return null;
};

export const readPartes = (corpo: string): readonly Parte[] => {
  const leitor = new Leitor();
  let lido = 0;
  for (const { 0: marca, 1: barra, 2: nome = '', 3: atributos = '', index } of corpo.matchAll(MARCA)) {
    if (index < lido) continue;
    leitor.texto(corpo.slice(lido, index));
    lido = index + marca.length;
    const tag = nome.toLowerCase();
    if (FORA.has(tag) && !barra) {
      lido = fimDoQueSai(corpo, lido, tag) ?? corpo.length;
    } else if (PARAGRAFOS.has(tag)) leitor.texto('\n\n');
    else if (tag === 'br') leitor.texto('\n');
    else if (tag && barra) leitor.fecha(tag);
    else if (tag) leitor.abre(tag, atributos);
  }
  leitor.texto(corpo.slice(lido));
  return leitor.fim();
};

export const abertura = (tag: string, href: string): string =>
  tag === 'a' ? `<a href="${escaparMarcas(href)}">` : `<${tag}>`;

/** The body as stored: the same words, only tags of the list, each list its own paragraph. */
export const limparMarcas = (corpo: string): string =>
  readPartes(corpo.replace(/\r\n?/g, '\n'))
    .map((parte) => {
      if (parte.tipo === 'texto') return parte.texto.replaceAll('<', '&lt;');
      return parte.tipo === 'abre' ? abertura(parte.tag, parte.href) : `</${parte.tag}>`;
    })
    .join('')
    .replace(/\s*<(ul|ol)>\s*/g, '\n\n<$1>')
    .replace(/\s*<\/li>\s*/g, '</li>')
    .replace(/\s*<li>\s*/g, '\n<li>')
    .replace(/\s*<\/(ul|ol)>\s*/g, '\n</$1>\n\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
