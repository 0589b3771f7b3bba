import { latin1, numeros, startsWith } from './bytes.ts';
import { CLUSTER, type Elemento, filhosDe, readElemento, SEGMENT, type Trecho, uint } from './ebml.ts';
import {
  BLOCK,
  BLOCK_GROUP,
  CODEC,
  CODEC_PRIVATE,
  DO_CABECALHO,
  DO_SEGMENTO,
  DOC_TYPE,
  INFO,
  juntarSobras,
  PROGRAMAS,
  SCALE,
  SIMPLE_BLOCK,
  TIMESTAMP,
  TRACK,
  TRACK_TYPE,
  TRACKS,
} from './webm-esquema.ts';

/** A sound recording in WebM, and where it says more than its sound. */
interface WebmLido {
  /** One track, of sound, in a codec that browsers play. */
  readonly isSoSom: boolean;
  readonly segundos: number;
  /** Elements that a player does not need. */
  readonly dispensaveis: readonly Trecho[];
  /** Names of programs, which the format asks for: only their letters can go. */
  readonly nomesDeProgramas: readonly Trecho[];
  /** Of Vorbis, which keeps its comments among what starts the codec. */
  readonly comentarios: Trecho | null;
}

const EBML = 0x1a45dfa3;
/** Matroska's global identifiers have four bytes; within a cluster none has. */
const isDeFora = (id: number): boolean => id > 0xff_ffff;

const NANOSSEGUNDOS = 1e9;
const UM_MILESIMO = 1_000_000;
const SOM = 2;
const OPUS = 'A_OPUS';
const VORBIS = 'A_VORBIS';
/** OpusHead with the table of the most channels there can be (RFC 7845, 5.1). */
const MAX_DO_OPUS = 21 + 255;

/** The segment's own elements; a cluster without a length ends where the next one of them begins. */
const partesDoSegmento = (bytes: Uint8Array, segmento: Elemento): Elemento[] | null => {
  const partes: Elemento[] = [];
  for (let at = segmento.corpo; at < segmento.fim; at = partes.at(-1)?.fim ?? segmento.fim) {
    const parte = readElemento(bytes, at, segmento.fim);
    if (!parte) return null;
    if (parte.id !== CLUSTER) partes.push(parte);
    else {
      const filhos = filhosDe(bytes, parte, isDeFora);
      if (!filhos) return null;
      partes.push({ ...parte, fim: filhos.at(-1)?.fim ?? parte.corpo });
    }
  }
  return partes;
};

/** The latest moment of a cluster, in the file's own unit. */
const fimDoCluster = (bytes: Uint8Array, filhos: readonly Elemento[]): number => {
  const momento = filhos.find(({ id }) => id === TIMESTAMP);
  const base = momento ? uint(bytes, momento) : 0;
  const { u16 } = numeros(bytes, false);
  const blocos = filhos.flatMap((filho) => {
    if (filho.id === SIMPLE_BLOCK) return [filho];
    return filho.id === BLOCK_GROUP ? (filhosDe(bytes, filho) ?? []).filter(({ id }) => id === BLOCK) : [];
  });
  return blocos.reduce((maior, { corpo }) => {
    const depois = corpo + Math.max(1, Math.clz32(bytes[corpo] ?? 0) - 23);
    const relativo = (u16(depois) << 16) >> 16;
    return Math.max(maior, base + relativo);
  }, base);
};

/** The second of the three packets that start Vorbis, whose lengths stand before them, a byte for each 255. */
const comentariosDoVorbis = (bytes: Uint8Array, { corpo, fim }: Elemento): Trecho | null => {
  if (bytes[corpo] !== 2) return null;
  let at = corpo + 1;
  const tamanho = (): number => {
    let soma = 0;
    for (; bytes[at] === 255 && at < fim; at++) soma += 255;
    soma += bytes[at] ?? 0;
    at += 1;
    return soma;
  };
  const [primeiro, segundo] = [tamanho(), tamanho()];
  const inicio = at + primeiro;
  const isInteiro = inicio + segundo <= fim && startsWith(bytes, '\x03vorbis', inicio);
  return isInteiro ? { inicio, fim: inicio + segundo } : null;
};

/** Seconds, or null where the file counts time in no unit, in two, or in one that says nothing. */
const duracao = (bytes: Uint8Array, info: readonly Elemento[], fim: number): number | null => {
  const [escala, outra] = info.filter(({ id }) => id === SCALE);
  const unidade = escala ? uint(bytes, escala) : UM_MILESIMO;
  const segundos = (fim * unidade) / NANOSSEGUNDOS;
  return outra || unidade === 0 || !Number.isFinite(segundos) ? null : segundos;
};

/** Null for what is no WebM, or a damaged one. */
export const readWebm = (bytes: Uint8Array): WebmLido | null => {
  const cabecalho = readElemento(bytes, 0, bytes.length);
  if (cabecalho?.id !== EBML) return null;
  const doCabecalho = filhosDe(bytes, cabecalho) ?? [];
  const [tipo, outroTipo] = doCabecalho.filter(({ id }) => id === DOC_TYPE);
  if (!tipo || outroTipo || latin1(bytes, tipo.corpo, tipo.fim) !== 'webm') return null;
  const segmento = readElemento(bytes, cabecalho.fim, bytes.length);
  // Nothing may follow: what does would be another file.
  if (segmento?.id !== SEGMENT || segmento.fim !== bytes.length) return null;
  const partes = partesDoSegmento(bytes, segmento);
  const dispensaveis: Trecho[] = [];
  if (!partes || !juntarSobras(bytes, doCabecalho, DO_CABECALHO, dispensaveis)) return null;
  if (!juntarSobras(bytes, partes, DO_SEGMENTO, dispensaveis)) return null;

  const dentroDe = (qual: number): Elemento[] =>
    partes.filter(({ id }) => id === qual).flatMap((parte) => filhosDe(bytes, parte) ?? []);
  const info = dentroDe(INFO);
  const trilhas = dentroDe(TRACKS).filter(({ id }) => id === TRACK);
  const daTrilha = trilhas.flatMap((trilha) => filhosDe(bytes, trilha) ?? []);
  const clusters = partes.filter(({ id }) => id === CLUSTER).map((parte) => filhosDe(bytes, parte) ?? []);
  const segundos = duracao(
    bytes,
    info,
    clusters.reduce((maior, filhos) => Math.max(maior, fimDoCluster(bytes, filhos)), 0),
  );
  if (segundos === null) return null;
  const tipos = daTrilha.filter(({ id }) => id === TRACK_TYPE).map((cada) => uint(bytes, cada));
  const [codec, outroCodec] = daTrilha
    .filter(({ id }) => id === CODEC)
    .map(({ corpo, fim }) => latin1(bytes, corpo, fim));
  const privados = daTrilha.filter(({ id }) => id === CODEC_PRIVATE);
  const [privado] = privados;
  const comentarios = codec === VORBIS && privado ? comentariosDoVorbis(bytes, privado) : null;
  // What cannot be found in it cannot be emptied either.
  if (privados.length > 1 || (codec === VORBIS && !comentarios)) return null;
  if (codec === OPUS && privado && privado.fim - privado.corpo > MAX_DO_OPUS) return null;
  return {
    isSoSom:
      trilhas.length === 1 &&
      tipos.length === 1 &&
      tipos[0] === SOM &&
      outroCodec === undefined &&
      (codec === OPUS || codec === VORBIS),
    segundos,
    dispensaveis,
    nomesDeProgramas: info
      .filter(({ id }) => PROGRAMAS.includes(id))
      .map(({ corpo, fim }) => ({ inicio: corpo, fim })),
    comentarios,
  };
};
