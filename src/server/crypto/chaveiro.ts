import type { Mestras } from '../chaves/mestra.ts';
import { openBytes, sealBytes } from './envelope-bytes.ts';

/** Written before a wrapped key: which office's key wraps it. What the root wraps has no such head and is shorter. */
const VERSAO = 1;
const CABECALHO = 5;
const TAMANHO = CABECALHO + 60;

const cabecalho = (idChave: number): Buffer => {
  const bytes = Buffer.alloc(CABECALHO);
  bytes.writeUInt8(VERSAO);
  bytes.writeInt32BE(idChave, 1);
  return bytes;
};

/** Not a seal that was tampered with: this process has not read that key, or cannot open it. */
export class ChaveDesconhecida extends Error {
  override readonly name = 'ChaveDesconhecida';
  constructor(idChave: number) {
    super(`The office key ${idChave} is not in this server's memory`);
  }
}

export interface ChaveConhecida {
  readonly id: number;
  readonly idOuvidoria: number;
  /** Old enough for every server to have read it: it may wrap. */
  readonly vale: boolean;
}

/** The offices' keys, unwrapped, in the memory of one process and nowhere else. */
export class Chaveiro {
  /** What wraps these keys; null where none was opened (a test without an installation of its own). */
  readonly mestras: Mestras | null;
  #chaves = new Map<number, Buffer>();
  #vigentes = new Map<number, number>();

  constructor(mestras: Mestras | null = null) {
    this.mestras = mestras;
  }

  tem(idChave: number): boolean {
    return this.#chaves.has(idChave);
  }

  /** All keys there are, in the order of their making; those not yet known come with their bytes. */
  guardar(todas: readonly ChaveConhecida[], novas: ReadonlyMap<number, Buffer>): void {
    const chaves = new Map<number, Buffer>();
    const vigentes = new Map<number, number>();
    for (const { id, idOuvidoria, vale } of todas) {
      const chave = novas.get(id) ?? this.#chaves.get(id);
      if (!chave) continue;
      chaves.set(id, chave);
      if (vale) vigentes.set(idOuvidoria, id);
    }
    this.#chaves = chaves;
    this.#vigentes = vigentes;
  }

  /** Null: this office has no key that may wrap. */
  embrulhar(idOuvidoria: number, chave: Buffer): Buffer | null {
    const idChave = this.#vigentes.get(idOuvidoria);
    return idChave === undefined ? null : this.embrulharCom(idChave, chave);
  }

  embrulharCom(idChave: number, chave: Buffer): Buffer {
    const cabeca = cabecalho(idChave);
    return Buffer.concat([cabeca, sealBytes(this.#chaveDe(idChave), chave, cabeca)]);
  }

  /** Null: no office's key wraps this. */
  desembrulhar(embrulhada: Buffer): Buffer | null {
    if (embrulhada.length !== TAMANHO || embrulhada[0] !== VERSAO) return null;
    const idChave = embrulhada.readInt32BE(1);
    return openBytes(this.#chaveDe(idChave), embrulhada.subarray(CABECALHO), cabecalho(idChave));
  }

  #chaveDe(idChave: number): Buffer {
    const chave = this.#chaves.get(idChave);
    if (!chave) throw new ChaveDesconhecida(idChave);
    return chave;
  }
}
