import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CopiaError } from './copia-error.ts';
import { resumirArvore, resumirUm } from './copiar-arvore.ts';
import { lerIndice } from './indice-dos-arquivos.ts';
import {
  type Base,
  type Copiado,
  lerManifesto,
  listNomesDasBases,
  pastaDasBases,
  pastaDosArquivos,
  pastaDoWal,
} from './pasta-da-copia.ts';
import { listSegmentos, primeiroQueFalta } from './segmentos.ts';

type Dizer = (problema: string) => void;

/** Every file of a base is there as it was written, and none beside them. */
export const conferirBase = async ({ nome, pasta, manifesto }: Base, dizer: Dizer): Promise<void> => {
  const aLer = new Map<string, Copiado>(
    (await resumirArvore(pasta)).map((cada): [string, Copiado] => [cada.nome, cada]),
  );
  for (const { nome: arquivo, bytes, sha256 } of manifesto.arquivos) {
    const achado = aLer.get(arquivo);
    if (!achado) dizer(`Base ${nome}: falta ${arquivo}.`);
    else if (achado.bytes !== bytes || achado.sha256 !== sha256)
      dizer(`Base ${nome}: ${arquivo} não é o que foi copiado.`);
    aLer.delete(arquivo);
  }
  for (const sobra of aLer.keys())
    if (!sobra.startsWith('manifesto.')) dizer(`Base ${nome}: ${sobra} não é da cópia.`);
};

const conferirWal = async (copia: string, bases: readonly Base[], dizer: Dizer): Promise<number> => {
  const segmentos = await listSegmentos(pastaDoWal(copia));
  for (const segmento of segmentos) {
    const arquivo = path.join(pastaDoWal(copia), `${segmento}.gz`);
    let bytes = 0;
    const contar = new Writable({
      write: (pedaco: Buffer, _codificacao, pronto) => {
        bytes += pedaco.length;
        pronto();
      },
    });
    await pipeline(createReadStream(arquivo), createGunzip(), contar).catch(() => {
      bytes = -1;
    });
    if (bytes !== bases[0]?.manifesto.bytesDoSegmento)
      dizer(`Registro do banco: ${segmento} está danificado.`);
  }
  for (const { nome, manifesto } of bases) {
    const falta = primeiroQueFalta(segmentos, manifesto);
    if (falta) dizer(`Registro do banco: falta ${falta}; da base ${nome} só se volta até antes dele.`);
  }
  return segmentos.length;
};

const conferirArquivos = async (copia: string, dizer: Dizer): Promise<number> => {
  const { arquivos } = await lerIndice(copia);
  for (const [chave, { bytes, sha256 }] of arquivos) {
    const achado = await resumirUm(path.join(pastaDosArquivos(copia), chave));
    if (!achado) dizer(`Arquivos: falta ${chave}.`);
    else if (achado.bytes !== bytes || achado.sha256 !== sha256)
      dizer(`Arquivos: ${chave} não é o que foi copiado.`);
  }
  return arquivos.size;
};

export interface Conferida {
  readonly problemas: number;
  readonly bases: readonly Base[];
  readonly segmentos: number;
  readonly arquivos: number;
  readonly arquivosAte: Date | null;
}

/** Reads the whole backup and says whatever is missing, changed or put there by hand. */
export const conferirCopia = async (copia: string, aoAchar: Dizer): Promise<Conferida> => {
  let problemas = 0;
  const dizer: Dizer = (problema) => {
    problemas += 1;
    aoAchar(problema);
  };
  const bases: Base[] = [];
  for (const nome of await listNomesDasBases(copia)) {
    const pasta = path.join(pastaDasBases(copia), nome);
    try {
      const base = { nome, pasta, manifesto: await lerManifesto(pasta) };
      await conferirBase(base, dizer);
      bases.push(base);
    } catch (error) {
      if (!(error instanceof CopiaError)) throw error;
      dizer(error.message);
    }
  }
  if (bases.length === 0) dizer(`Em ${copia} não há cópia inteira de que se possa restaurar.`);
  const segmentos = await conferirWal(copia, bases, dizer);
  const arquivos = await conferirArquivos(copia, dizer);
  return { problemas, bases, segmentos, arquivos, arquivosAte: (await lerIndice(copia)).ate };
};
