/**
 * What a Word document keeps and its pages do not show: names of marks and of fields, values that fill them, words that were
 * erased or hidden. Whoever sends the document does not see it, and whoever opens the file finds it.
 */

/** No repeat matches in two ways, and none goes past the next '<': a hostile file must not make it run for ever. */
const ATRIBUTOS = `(?:[^<>"']|"[^"<]*"|'[^'<]*')*`;

/** Names, lists of choices and sources of content controls; what old versions noted beside a name they had recognized. */
const DOS_CAMPOS = new RegExp(
  `<((?:\\w{1,20}:)?(?:tag|alias|dataBinding|listItem|attr))\\b(?:${ATRIBUTOS}/>|${ATRIBUTOS}>[^<]*</\\1>)`,
  'g',
);
/** The building block that shows while a field is empty; it may be named after its author. */
const DICA_DO_CAMPO = /<((?:\w{1,20}:)?placeholder)\s*>\s*(?:<[^<>]*>\s*){0,3}<\/\1>/g;
/** Erased with the record of changes on: the words stay in the file. */
const APAGADO = /(<(?:\w{1,20}:)?(?:delText|delInstrText)\b[^<>]*>)[^<]+/g;

/** Word itself names these by number. */
const MARCA_DO_PROGRAMA = /^_(?:GoBack|(?:Toc|Ref|Hlk|Hlt)\d+)$/;
const MARCA = /(<(?:\w{1,20}:)?bookmarkStart\b[^<>]*?\b(?:\w{1,20}:)?name=)("[^"<]*"|'[^'<]*')/g;
/** What leads to a mark: a link, or the code of a field. */
const LINK = /(<(?:\w{1,20}:)?hyperlink\b[^<>]*?\b(?:\w{1,20}:)?anchor=)("[^"<]*"|'[^'<]*')/g;
const CODIGO = /(<(?:\w{1,20}:)?instrText\b[^<>]*>[^<]*|\binstr="[^"<]*|\binstr='[^'<]*)/g;
const NO_CODIGO = /((?:\b(?:PAGEREF|NOTEREF|REF)|\\l)\s{1,5}(?:"|&quot;)?)([\p{L}_][\p{L}\p{N}_]*)/gu;

const PALAVRAS = /<(?:\w{1,20}:)?t\b[^<>]*>\s*[^<\s]/;
const COM_TEXTO = />\s*[^<\s]/;

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const DADOS_VAZIOS = `${CABECALHO}<dados/>`;
const PARTE_DE_DADOS = /^customXml\/(?!itemProps)[^/]+\.xml$/i;
const BLOCOS = /<(\w{1,20}):glossaryDocument\b[^<>]*?\bxmlns:\1="([^"<]*)"[^<>]*>/;

const OCULTO = /<(?:\w{1,20}:)?vanish\b([^<>]*)>/g;
const isLigado = (atributos: string): boolean => !/\bval=["'](?:0|false|off)["']/.test(atributos);
const isOculto = (xml: string): boolean =>
  [...xml.matchAll(OCULTO)].some(([, atributos = '']) => isLigado(atributos));
const valorDe = (atributos: string): string => /\bval=["']([^"'<]*)["']/.exec(atributos)?.[1] ?? '';

/** Styles that hide what is written in them. */
export const estilosOcultos = (styles: string): ReadonlySet<string> =>
  new Set(
    styles
      .split(/<(?:\w{1,20}:)?style\b/)
      .slice(1)
      .filter(isOculto)
      .flatMap((estilo) => /\bstyleId="([^"<]+)"/.exec(estilo)?.[1] ?? []),
  );

const PEDACO = /<(\/?)(?:\w{1,20}:)?(\w+)([^<>]*)>|[^<]+/g;

/** Follows the marks of a part, and says of each piece of text whether it is hidden. */
class Leitor {
  readonly #estilos: ReadonlySet<string>;
  /** Paragraphs and runs that are open, the innermost last: one in a text box is hidden or shown by itself. */
  readonly #abertos: { readonly nome: string; oculto: boolean; mostrado: boolean }[] = [];
  readonly #dentro = new Set<string>();

  constructor(estilos: ReadonlySet<string>) {
    this.#estilos = estilos;
  }

  abrir(nome: string, atributos: string): void {
    const isInteiro = atributos.endsWith('/');
    if ((nome === 'r' || nome === 'p') && !isInteiro) {
      const oculto = nome === 'r' && this.#abertos.at(-1)?.oculto === true;
      this.#abertos.push({ nome, oculto, mostrado: false });
    } else if (!isInteiro) this.#dentro.add(nome);
    const aberto = this.#abertos.at(-1);
    if (!aberto) return;
    if (this.#mostra(nome, atributos)) aberto.mostrado = true;
    else if (this.#esconde(nome, atributos)) {
      aberto.oculto = true;
      if (nome === 'vanish') aberto.mostrado = false;
    }
  }

  fechar(nome: string): void {
    if (nome === 'r' || nome === 'p') this.#abertos.pop();
    else this.#dentro.delete(nome);
  }

  get oculta(): boolean {
    const aberto = this.#abertos.at(-1);
    const isTexto = this.#dentro.has('t') || this.#dentro.has('instrText');
    return isTexto && aberto?.oculto === true && !aberto.mostrado;
  }

  /** How a run looked before a change, and how the mark at a paragraph's end looks, say nothing of its words. */
  get #isDeOutraCoisa(): boolean {
    return this.#dentro.has('pPr') || this.#dentro.has('rPrChange');
  }

  /** Said of the run itself, it is stronger than the styles of run and paragraph (ISO/IEC 29500-1, 17.7.2), in any order. */
  #mostra(nome: string, atributos: string): boolean {
    return nome === 'vanish' && !isLigado(atributos) && !this.#isDeOutraCoisa;
  }

  #esconde(nome: string, atributos: string): boolean {
    if (nome === 'pStyle') return this.#estilos.has(valorDe(atributos)) && !this.#dentro.has('pPrChange');
    if (this.#isDeOutraCoisa) return false;
    return (
      (nome === 'vanish' && isLigado(atributos)) ||
      (nome === 'rStyle' && this.#estilos.has(valorDe(atributos)))
    );
  }
}

const semOcultos = (xml: string, estilos: ReadonlySet<string>): string => {
  if (estilos.size === 0 && !isOculto(xml)) return xml;
  const leitor = new Leitor(estilos);
  return xml.replace(PEDACO, (pedaco: string, fecha?: string, nome?: string, atributos = '') => {
    if (nome === undefined) return leitor.oculta ? '' : pedaco;
    if (fecha) leitor.fechar(nome);
    else leitor.abrir(nome, atributos);
    return pedaco;
  });
};

/** The marks of one document, numbered as they are met, the same in all its parts. */
export const numerarMarcas = (): ((nome: string) => string) => {
  const numeros = new Map<string, string>();
  return (nome) => {
    if (nome === '' || MARCA_DO_PROGRAMA.test(nome)) return nome;
    const novo = numeros.get(nome) ?? `marca${numeros.size + 1}`;
    numeros.set(nome, novo);
    return novo;
  };
};

export interface OQueEsconde {
  readonly marca: (nome: string) => string;
  readonly estilos: ReadonlySet<string>;
}

interface SemEscondido {
  readonly xml: string;
  /** Words were taken out, not only names that programs give. */
  readonly tinhaPalavras: boolean;
}

const semMarcas = (xml: string, marca: (nome: string) => string): string => {
  const entreAspas = (_: string, antes: string, valor: string): string =>
    `${antes}${valor.charAt(0)}${marca(valor.slice(1, -1))}${valor.charAt(0)}`;
  return xml
    .replace(MARCA, entreAspas)
    .replace(LINK, entreAspas)
    .replace(CODIGO, (codigo) =>
      codigo.replace(NO_CODIGO, (_, antes: string, nome: string) => antes + marca(nome)),
    );
};

/** A part of a Word document without what its pages do not show. */
export const semEscondido = (nome: string, xml: string, { marca, estilos }: OQueEsconde): SemEscondido => {
  if (PARTE_DE_DADOS.test(nome)) return { xml: DADOS_VAZIOS, tinhaPalavras: COM_TEXTO.test(xml) };
  if (!/^word\//i.test(nome)) return { xml, tinhaPalavras: false };
  const [, prefixo, espaco] = BLOCOS.exec(xml) ?? [];
  if (prefixo && espaco)
    return {
      xml: `${CABECALHO}<${prefixo}:glossaryDocument xmlns:${prefixo}="${espaco}"/>`,
      tinhaPalavras: PALAVRAS.test(xml),
    };
  const visivel = semOcultos(xml.replace(APAGADO, '$1'), estilos);
  return {
    xml: semMarcas(visivel.replace(DOS_CAMPOS, '').replace(DICA_DO_CAMPO, ''), marca),
    tinhaPalavras: visivel !== xml,
  };
};

/** The words of comments stay, as those of the page do: whoever sends the file is told. */
export const temComentarios = (nome: string, xml: string): boolean =>
  /^word\/comments\d*\.xml$/i.test(nome) && PALAVRAS.test(xml);
