import { createHmac } from 'node:crypto';
import type { Mestras } from '../chaves/mestra.ts';
import { openBytes, sealBytes } from './envelope-bytes.ts';

/** Written before a wrapped key: which office's key wraps it. What the root wraps has no such head and is shorter. */
const VERSAO = 1;
const CABECALHO = 5;
const TAMANHO = CABECALHO + 60;

/** The same, and then the retention year whose key it takes besides (docs/adr/0011). */
const COM_ANO = 2;
const CABECALHO_COM_ANO = 7;
const TAMANHO_COM_ANO = CABECALHO_COM_ANO + 60;
const JUNTAS = 'chave-do-ano/1';

const cabecalho = (idChave: number): Buffer => {
  const bytes = Buffer.alloc(CABECALHO);
  bytes.writeUInt8(VERSAO);
  bytes.writeInt32BE(idChave, 1);
  return bytes;
};

const cabecalhoComAno = (idChave: number, ano: number): Buffer => {
  const bytes = Buffer.alloc(CABECALHO_COM_ANO);
  bytes.writeUInt8(COM_ANO);
  bytes.writeInt32BE(idChave, 1);
  bytes.writeInt16BE(ano, 5);
  return bytes;
};

/** Not a seal that was tampered with: this process has not read that key, or cannot open it. */
export class ChaveDesconhecida extends Error {
  override readonly name = 'ChaveDesconhecida';
  constructor(qual: string) {
    super(`The ${qual} is not in this server's memory`);
  }
}

/** Keys of retention years, as read from their folder. */
export interface ChavesDosAnos {
  readonly chaves: ReadonlyMap<number, Buffer>;
  /** This year, by the platform's clock. */
  readonly atual: number;
  /** The year of cases that are still open; null until its key may wrap. */
  readonly dosNovos: number | null;
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
  #anos: ChavesDosAnos | null = null;
  #juntas = new Map<string, Buffer>();

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
    this.#juntas = new Map();
  }

  /** Whatever is not among them is forgotten: a destroyed key opens nothing here either. */
  guardarAnos(anos: ChavesDosAnos | null): void {
    this.#anos = anos;
    this.#juntas = new Map();
  }

  /** This year, where retention years have keys; null where they have none. */
  get anoAtual(): number | null {
    return this.#anos?.atual ?? null;
  }

  /** Null: this office has no key that may wrap. */
  embrulhar(idOuvidoria: number, chave: Buffer): Buffer | null {
    const idChave = this.#vigentes.get(idOuvidoria);
    return idChave === undefined ? null : this.embrulharCom(idChave, chave, this.#anos?.dosNovos ?? null);
  }

  embrulharCom(idChave: number, chave: Buffer, ano: number | null = null): Buffer {
    if (ano !== null) {
      const comAno = cabecalhoComAno(idChave, ano);
      return Buffer.concat([comAno, sealBytes(this.#junta(idChave, ano), chave, comAno)]);
    }
    const cabeca = cabecalho(idChave);
    return Buffer.concat([cabeca, sealBytes(this.#chaveDe(idChave), chave, cabeca)]);
  }

  /** Null: no office's key wraps this. */
  desembrulhar(embrulhada: Buffer): Buffer | null {
    if (embrulhada.length === TAMANHO_COM_ANO && embrulhada[0] === COM_ANO) {
      const [id, ano] = [embrulhada.readInt32BE(1), embrulhada.readInt16BE(5)];
      return openBytes(
        this.#junta(id, ano),
        embrulhada.subarray(CABECALHO_COM_ANO),
        cabecalhoComAno(id, ano),
      );
    }
    if (embrulhada.length !== TAMANHO || embrulhada[0] !== VERSAO) return null;
    const idChave = embrulhada.readInt32BE(1);
    return openBytes(this.#chaveDe(idChave), embrulhada.subarray(CABECALHO), cabecalho(idChave));
  }

  #chaveDe(idChave: number): Buffer {
    const chave = this.#chaves.get(idChave);
    if (!chave) throw new ChaveDesconhecida(`office key ${idChave}`);
    return chave;
  }

  /** Made of both keys: neither opens anything without the other. */
  #junta(idChave: number, ano: number): Buffer {
    const nome = `${idChave}:${ano}`;
    const pronta = this.#juntas.get(nome);
    if (pronta) return pronta;
    const doAno = this.#anos?.chaves.get(ano);
    if (!doAno) throw new ChaveDesconhecida(`key of the retention year ${ano}`);
    const junta = createHmac('sha256', doAno).update(JUNTAS).update(this.#chaveDe(idChave)).digest();
    this.#juntas.set(nome, junta);
    return junta;
  }
}
