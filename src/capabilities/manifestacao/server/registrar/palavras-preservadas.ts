import type { Envelope } from '#server/crypto/envelope.ts';
import { emCadaTexto } from '../../domain/ler/caso-lido.ts';
import { ocultarDadosPessoais, type PessoaAOcultar } from '../../domain/ler/dados-pessoais.ts';
import { OCULTO } from '../../domain/ler/oculto.ts';

/**
 * What who preserved the identity wrote, as it may stand in the open: covered, as every office reads it. How it was written
 * is sealed with the identity, by what stands in the open, and read by the person alone (Lei 13.460/2017, art. 10 § 7º).
 */
export class PalavrasPreservadas {
  readonly #originais: Map<string, string>;
  readonly #cobrir: (texto: string) => string;
  #mudou = false;

  constructor(pessoa: PessoaAOcultar, originais: ReadonlyMap<string, string> = new Map()) {
    this.#originais = new Map(originais);
    this.#cobrir = ocultarDadosPessoais([pessoa]);
  }

  static abrir(pessoa: PessoaAOcultar, cofre: Envelope, cifradas: Buffer | null): PalavrasPreservadas {
    const guardadas = cifradas ? (JSON.parse(cofre.open(cifradas)) as [string, string][]) : [];
    return new PalavrasPreservadas(pessoa, new Map(guardadas));
  }

  /** In every text inside; what is covered is remembered as it was written. */
  cobertas<T>(escrito: T): T {
    return emCadaTexto(escrito, (texto) => {
      const coberto = this.#cobrir(texto);
      return coberto === texto ? texto : this.#guardar(coberto, texto);
    });
  }

  /** Two texts that read alike once covered are told apart by a number: otherwise the second would take the place of the first. */
  #guardar(coberto: string, texto: string): string {
    let chave = coberto;
    for (let n = 2; (this.#originais.get(chave) ?? texto) !== texto; n++)
      chave = coberto.replace(OCULTO, `${OCULTO} (${n})`);
    this.#mudou ||= !this.#originais.has(chave);
    this.#originais.set(chave, texto);
    return chave;
  }

  /** As the person wrote it. */
  comoEscreveu<T>(coberto: T): T {
    return emCadaTexto(coberto, (texto) => this.#originais.get(texto) ?? texto);
  }

  /** Something was covered that is not yet kept. */
  get mudou(): boolean {
    return this.#mudou;
  }

  selar(cofre: Pick<Envelope, 'seal'>): Buffer {
    this.#mudou = false;
    return cofre.seal(JSON.stringify([...this.#originais]));
  }
}
