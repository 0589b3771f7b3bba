import { partesDoTexto } from './partes-do-texto.ts';
import { MENOR_PROCURADO, normal } from './texto-normal.ts';

/**
 * Searches for many strings at once by their first letters, so that the time depends on the text
 * and not on how many there are.
 */
class Dicionario {
  private readonly porComeco = new Map<string, string[]>();

  constructor(procurados: Iterable<string>) {
    for (const procurado of new Set(procurados)) {
      const comeco = procurado.slice(0, MENOR_PROCURADO);
      const irmaos = this.porComeco.get(comeco) ?? [];
      irmaos.push(procurado);
      this.porComeco.set(comeco, irmaos);
    }
  }

  get isVazio(): boolean {
    return this.porComeco.size === 0;
  }

  /** Start and end of each match in a text already in normal form. */
  *achar(texto: string): Generator<readonly [number, number]> {
    if (this.isVazio) return;
    for (let at = 0; at + MENOR_PROCURADO <= texto.length; at++) {
      for (const procurado of this.porComeco.get(texto.slice(at, at + MENOR_PROCURADO)) ?? []) {
        if (texto.startsWith(procurado, at)) yield [at, at + procurado.length];
      }
    }
  }

  estaEm(texto: string): boolean {
    return this.achar(texto).next().done === false;
  }
}

/** What the marks removed, ready to be searched for in the rest of the document. */
export class Procura {
  /** As written, for comparing byte by byte. */
  readonly trechos: readonly string[];
  private readonly fortes: Dicionario;
  private readonly tudo: Dicionario;
  private readonly palavras: ReadonlySet<string>;

  constructor(removidos: readonly string[]) {
    const partes = [...new Set(removidos)].map(partesDoTexto);
    const fortes = partes.flatMap((parte) => parte.fortes);
    const palavras = partes.flatMap((parte) => parte.palavras);
    this.trechos = [...new Set(partes.flatMap((parte) => parte.trechos))];
    this.fortes = new Dicionario(fortes);
    this.tudo = new Dicionario([...fortes, ...palavras]);
    this.palavras = new Set(palavras);
  }

  get isVazia(): boolean {
    return this.tudo.isVazio;
  }

  /**
   * In a page's text in normal form. Also finds single words of a name, because only invisible text
   * is removed by these matches.
   */
  lugares(texto: string): Iterable<readonly [number, number]> {
    return this.tudo.achar(texto);
  }

  /** In visible text only a full match counts, because many people share a name. */
  estaAVista(texto: string): boolean {
    return this.fortes.estaEm(texto);
  }

  /** Start and end of each of those matches. */
  aVista(texto: string): Iterable<readonly [number, number]> {
    return this.fortes.achar(texto);
  }

  estaEscondidaEm(texto: string): boolean {
    return !this.isVazia && this.tudo.estaEm(normal(texto));
  }

  /** Compares whole words, as font and colour names are words too: 'Georgiana' is not 'Georgia'. */
  estaNoNome(nome: string): boolean {
    if (this.isVazia) return false;
    return (
      this.fortes.estaEm(normal(nome)) ||
      nome.split(/[^\p{L}\p{N}]+/u).some((p) => this.palavras.has(normal(p)))
    );
  }
}
