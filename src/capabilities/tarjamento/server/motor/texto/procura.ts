import { partesDoTexto } from './partes-do-texto.ts';
import { MENOR_PROCURADO, normal } from './texto-normal.ts';

/** Many strings looked for at once, by how they begin: the time grows with the text, not with how many they are. */
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

  /** From where to where, in a text already in normal form. */
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

/** What the marks took out, ready to be looked for in the rest of the document. */
export class Procura {
  /** As it was written, for what is compared byte by byte. */
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

  /** In a page's text in normal form: also by the words of a name, because only what nobody sees is taken by them. */
  lugares(texto: string): Iterable<readonly [number, number]> {
    return this.tudo.achar(texto);
  }

  /** In plain sight only what says it by itself counts: people share a name. */
  estaAVista(texto: string): boolean {
    return this.fortes.estaEm(texto);
  }

  estaEscondidaEm(texto: string): boolean {
    return !this.isVazia && this.tudo.estaEm(normal(texto));
  }

  /** Names of fonts and colours are words too: 'Georgiana' is not 'Georgia'. */
  estaNoNome(nome: string): boolean {
    if (this.isVazia) return false;
    return (
      this.fortes.estaEm(normal(nome)) ||
      nome.split(/[^\p{L}\p{N}]+/u).some((p) => this.palavras.has(normal(p)))
    );
  }
}
