import { describe, expect, it } from 'vitest';
import { conferirArquivo } from './conferir-arquivo.ts';
import { concat, includes } from './formatos/bytes.ts';
import { readOgg, somaDoOgg } from './formatos/ogg.ts';
import { readWebm } from './formatos/webm.ts';
import { julgarTipo } from './julgar-tipo.ts';
import { recusas } from './recusas.ts';
import { AUTORA, ascii } from './testing-arquivos.ts';
import { elemento, le32, ogg, webm } from './testing-voz.ts';

const gravadores = [
  ['webm', webm],
  ['ogg', ogg],
] as const;

describe.each(gravadores)('a spoken message in .%s', (formato, gravar) => {
  const julgar = async (bytes: Uint8Array) => {
    const julgado = await julgarTipo(bytes, 'voz.bin');
    return 'recusa' in julgado ? julgado.recusa : julgado.formato;
  };

  it('is taken by its content, up to five minutes', async () => {
    expect(await julgar(gravar())).toBe(formato);
    expect(await julgar(gravar({ segundos: 300 }))).toBe(formato);
    expect(await julgar(gravar({ segundos: 303 }))).toBe(recusas.somLongo);
  });

  it('is sound only: a second stream is refused, and the way out is said', async () => {
    expect(await julgar(gravar({ video: true }))).toBe(recusas.naoESom);
  });

  it('is refused when it is cut, or when something follows it', async () => {
    expect(await julgar(gravar().subarray(0, -2))).toBe(recusas.danificado);
    expect(await julgar(concat([gravar(), ascii('%PDF-1.7')]))).toBe(recusas.danificado);
  });

  it('loses the names of people and programs, and stays as long and as readable as it was', async () => {
    const bytes = gravar({ autora: true });
    const conferido = await conferirArquivo(bytes, `voz.${formato}`, false);
    if ('recusa' in conferido) throw new Error(conferido.recusa);
    expect(conferido.alertas.map(({ codigo }) => codigo)).toEqual(['autor']);
    expect(includes(bytes, AUTORA)).toBe(true);
    expect(includes(conferido.conteudo, AUTORA)).toBe(false);
    expect(includes(conferido.conteudo, 'Chrome') || includes(conferido.conteudo, 'Gravador')).toBe(false);
    expect(conferido.conteudo).toHaveLength(bytes.length);
    const { segundos } = (formato === 'webm' ? readWebm : readOgg)(conferido.conteudo) ?? { segundos: -1 };
    expect(segundos).toBe(3);
    expect(await julgar(conferido.conteudo)).toBe(formato);
    const mantido = await conferirArquivo(bytes, `voz.${formato}`, true);
    expect('conteudo' in mantido && mantido.conteudo).toEqual(bytes);
  });
});

it('signs a page of Ogg as its specification says', () => {
  // The check value of cksum (POSIX), which is the same sum with its bits turned.
  expect(somaDoOgg(ascii('123456789'))).toBe(~0x765e7680 >>> 0);
});

/** Where a WebM can hold words that no player reads; each is the only place of the name. */
const dito = ascii(`ARTIST ${AUTORA}`);
const VAZIO = elemento([0xec], dito);
const LUGARES = [
  ['empty space of the header', { cabecalho: VAZIO }],
  ['an unknown element of the header', { cabecalho: elemento([0x42, 0x81], dito) }],
  ['a version that is no number', { cabecalho: elemento([0x42, 0x86], dito) }],
  ['empty space of the segment', { segmento: VAZIO }],
  ['the place of an element in the file', { segmento: elemento([0x11, 0x4d, 0x9b, 0x74], VAZIO) }],
  ['empty space of the facts', { info: VAZIO }],
  ['a length that is no number', { info: elemento([0x44, 0x89], dito) }],
  ['empty space among the tracks', { trilhas: VAZIO }],
  ['empty space of a track', { trilha: VAZIO }],
  ['the name of the codec', { trilha: elemento([0x25, 0x86, 0x88], dito) }],
  ['the language', { trilha: elemento([0x22, 0xb5, 0x9c], dito) }],
  ['the name of a track', { trilha: elemento([0x53, 0x6e], dito) }],
  ['what is said of the sound', { trilha: elemento([0xe1], elemento([0x7d, 0x7b], dito)) }],
  ['empty space of a cluster', { cluster: VAZIO }],
  ['what is beside a block', { grupo: elemento([0x75, 0xa1], dito) }],
  ['empty space of a group', { grupo: VAZIO }],
] as const;

describe('a WebM keeps nothing that no player reads', () => {
  it.each(LUGARES)('%s', async (_onde, mais) => {
    const bytes = webm({ mais });
    expect(includes(bytes, AUTORA)).toBe(true);
    const conferido = await conferirArquivo(bytes, 'voz.webm', false);
    if ('recusa' in conferido) throw new Error(conferido.recusa);
    expect(conferido.alertas.map(({ codigo }) => codigo)).toEqual(['autor']);
    expect(includes(conferido.conteudo, AUTORA)).toBe(false);
    expect(conferido.conteudo).toHaveLength(bytes.length);
    expect(readWebm(conferido.conteudo)).toMatchObject({ isSoSom: true, segundos: 3 });
  });

  const vorbis = (comentarios: Uint8Array) =>
    elemento(
      [0x63, 0xa2],
      Uint8Array.of(2, 7, ...Array<number>(Math.floor(comentarios.length / 255)).fill(255)),
      Uint8Array.of(comentarios.length % 255),
      ascii('\x01vorbis'),
      comentarios,
      ascii('\x05vorbis'),
    );

  it('nor the comments of Vorbis, which stand among what starts it', async () => {
    const autora = ascii(`ARTIST=${AUTORA} ${'.'.repeat(300)}`);
    const comentarios = concat([
      ascii('\x03vorbis'),
      Uint8Array.from(le32(8)),
      ascii('Gravador'),
      Uint8Array.from([...le32(1), ...le32(autora.length)]),
      autora,
      Uint8Array.of(1),
    ]);
    const bytes = webm({ codec: 'A_VORBIS', mais: { trilha: vorbis(comentarios) } });
    const conferido = await conferirArquivo(bytes, 'voz.webm', false);
    if ('recusa' in conferido) throw new Error(conferido.recusa);
    expect(conferido.alertas.map(({ codigo }) => codigo)).toEqual(['autor']);
    expect(includes(conferido.conteudo, AUTORA) || includes(conferido.conteudo, 'Gravador')).toBe(false);
    expect(includes(conferido.conteudo, '\x05vorbis')).toBe(true);
  });

  it('and is refused where that cannot be told', async () => {
    const estranhos = [
      webm({ codec: 'A_VORBIS' }),
      webm({ codec: 'A_VORBIS', mais: { trilha: vorbis(dito) } }),
      webm({ mais: { trilha: elemento([0x63, 0xa2], new Uint8Array(300)) } }),
      webm({ mais: { grupo: Uint8Array.of(0) } }),
      webm({ mais: { cabecalho: elemento([0x42, 0x82], dito) } }),
    ];
    for (const bytes of estranhos)
      expect(await julgarTipo(bytes, 'voz.webm')).toEqual({ recusa: recusas.danificado });
  });
});

it.each([
  ['none', webm({ escala: [0, 0, 0, 0] })],
  ['one without end', webm({ escala: Array<number>(200).fill(255) })],
  ['two', webm({ mais: { info: elemento([0x2a, 0xd7, 0xb1], Uint8Array.of(1)) } })],
])('a WebM that counts its time in a unit that is %s is refused', async (_unidade, bytes) => {
  expect(await julgarTipo(bytes, 'voz.webm')).toEqual({ recusa: recusas.danificado });
});

it('a recording too large for five minutes is refused', async () => {
  const pesada = concat([
    webm({ segundos: 1 }),
    Uint8Array.of(0xec, 0x08, 0x00, 0xa0, 0, 0),
    new Uint8Array(10_485_760),
  ]);
  expect(await julgarTipo(pesada, 'voz.webm')).toEqual({ recusa: recusas.somGrande });
  // Damaged too: it is not read.
  expect(await julgarTipo(pesada.subarray(0, -1), 'voz.webm')).toEqual({ recusa: recusas.somGrande });
  expect(await julgarTipo(concat([ogg(), new Uint8Array(10_000_000)]), 'voz.ogg')).toEqual({
    recusa: recusas.somGrande,
  });
});
